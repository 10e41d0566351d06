import { skeletonOf } from './skeleton.js';

const words = (text: string) => new Set(text.trim().split(/\s+/).map(skeletonOf));

/** Senders of many mails, no names of people. Refused alone, and with another word of a company. */
const services = words(`
  desk help helper team crew service services safety billing payment payments payout payouts refund refunds
  transfer transfers alert alerts notice notices notification notifications noreply mailer info information
  contact customer customers account accounts center centre headquarters compliance fraud department office
  stripe paypal wise revolut visa mastercard twilio google
  ayuda equipo seguridad pago pagos reembolso reembolsos cuenta cuentas servicio aviso avisos alerta alertas
  équipe sécurité paiement paiements remboursement compte comptes alerte alertes aide notification
  zahlung zahlungen sicherheit konto hilfe kundendienst rückerstattung
  टीम सुरक्षा भुगतान सेवा सूचना बैंक खाता
  బృందం భద్రత చెల్లింపులు సేవ ఖాతా బ్యాంక్
  团队 安全 支付 付款 退款 通知 服务 账户 银行 中心 提醒
  تیم امنیت پرداخت خدمات حساب بانک اطلاعیه`);

/** People are called so. Two of them, or one with a word above, are no person. */
const alsoNames = words(`
  flight flights amigo amigos bank banks trust care manager management agent agents guard officer payroll
  banco banque confianza confiance verify verified`);

/** Cards and places are also first and last names. */
const namesAlone = words('visa wise');

const fillers = words(
  'the a an of for from by and your our this is de del la el los du des der die das und et y e',
);

/** Whether nothing is left of a name but words of a company: "Bank Alert", "Trust & Safety", "Desk 24". */
export function isServiceName(name: string, parts: readonly string[]): boolean {
  const looks = parts.filter((part) => !/^\p{N}*$/u.test(part)).map(skeletonOf);
  const meant = looks.filter((look) => !fillers.has(look));
  const isCompany = (look: string) => services.has(look) || alsoNames.has(look);
  const [only] = meant;
  if (meant.length === 1 && only !== undefined) {
    if (services.has(only) && !namesAlone.has(only)) return true;
  } else if (meant.length > 1 && meant.every(isCompany)) return true;
  const isPair = (look: string, at: number) => {
    const next = meant[at + 1] ?? '';
    return isCompany(look) && isCompany(next) && (services.has(look) || services.has(next));
  };
  return meant.some(isPair) || isJoined(skeletonOf(name.replace(/(?<!\p{N})\p{N}{1,80}$/u, '')));
}

const longestName = 80;
const lengths = [...new Set([...services, ...alsoNames].map(({ length }) => length))];

/** "BankAlert", "S t r i p e Payouts". */
function isJoined(whole: string): boolean {
  if (whole.length > longestName) return false;
  const counts: (number | undefined)[] = [0];
  for (let end = 1; end <= whole.length; end++)
    for (const length of lengths) {
      const before = counts[end - length];
      if (before === undefined) continue;
      const word = whole.slice(end - length, end);
      if (services.has(word) || alsoNames.has(word)) counts[end] = Math.max(counts[end] ?? 0, before + 1);
    }
  return (counts[whole.length] ?? 0) > 1;
}
