export type Risk = 'phone' | 'money';

const dates = /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/g;
const clockTimes = /\b\d{1,2}[:.]\d{2}\s*(?:[ap]\.?m\.?)?(?![\d.])/gi;
const numberLike = /(?:^|[^\p{L}\p{Nd}])\p{Nd}[\p{Nd}\s().\-–/]{6,}\p{Nd}/gu;

const moneyServices =
  /\b(?:pay ?pal|venmo|zelle|cash ?app|western union|money ?gram|gift ?cards?|bitcoin|crypto|usdt|revolut|pay ?tm|g ?pay|google pay|phone ?pe|upi|iban|wire transfer|bank (?:transfer|account|details))\b/i;
const moneyRequests =
  /\b(?:pay me|pay (?:in advance|up ?front|first|before|now)|(?:send|transfer|wire|lend|give) (?:me |us )?(?:the |some |your )?(?:money|cash|payment|deposit|[$€£₹]|(?:usd|eur|gbp|inr|rs)\b|\d+ ?(?:dollars|euros|pounds|rupees))|(?:need|want|require|ask for|with) (?:a |the |your )?(?:deposit|prepayment|advance)|(?:you|must|have to|need to|should) (?:must |have to |need to |should )?pay(?! attention)|my (?:fee|price|charge|rate) is)/i;

export function findRisk(text: string): Risk | null {
  if (moneyServices.test(text) || moneyRequests.test(text)) return 'money';
  const rest = text.replaceAll(dates, ' ').replaceAll(clockTimes, ' ');
  const isPhone = (match: string) => {
    const digits = match.match(/\p{Nd}/gu)?.length ?? 0;
    return digits >= 8 && digits <= 15;
  };
  return (rest.match(numberLike) ?? []).some(isPhone) ? 'phone' : null;
}
