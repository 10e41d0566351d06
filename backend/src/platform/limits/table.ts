/** How far a person is trusted: by age of the account and a verified phone. */
export type Trust = 'new' | 'known' | 'verified';

export interface Rule {
  count: number | Record<Trust, number>;
  seconds: number;
}

/** Who is counted: the caller's address, their account, the email or number reached, the whole site. */
export interface Limit {
  ip?: Rule[];
  account?: Rule[];
  destination?: Rule[];
  site?: Rule[];
  /** Also tries that were refused are counted everywhere: for guessing, not for asking too early. */
  strict?: boolean;
  /** Windows of up to a minute are reserved in parts and handed out from memory: reads must not cost a write each. */
  leased?: boolean;
}

const per =
  (seconds: number) =>
  (count: Rule['count']): Rule => ({ count, seconds });
const aMinute = per(60);
const anHour = per(3_600);
const aDay = per(86_400);

const table = {
  'login.request': {
    ip: [per(600)(10), aDay(60)],
    destination: [per(30)(1), anHour(5), aDay(10)],
  },
  /** Without a proof of being human. */
  'login.unproven': { ip: [per(600)(3), aDay(15)], destination: [anHour(2)] },
  'login.link': { ip: [per(600)(20)] },
  'login.link-owner': { ip: [per(600)(40)] },
  'wrong-code.address': { ip: [per(600)(20), aDay(40)], strict: true },
  'wrong-code': {
    account: [aDay(10), per(30 * 86_400)(25)],
    strict: true,
  },
  /** Of login codes; on sites with more wrong codes on an ordinary day it is more (account/login/sweep-budget.ts). */
  'wrong-code.site': { site: [aDay(200)], strict: true },
  /** Codes that prove a member's identity before deletion, download or payout setup. */
  'proof.code': { ip: [per(600)(10), aDay(60)], account: [per(30)(1), anHour(5), aDay(10)] },
  'phone.code': { ip: [aDay(10)], account: [aDay(5)], destination: [aDay(3)] },
  'phone.prefix': { destination: [anHour(5)] },
  /** Codes to a prefix whose codes are hardly ever entered. */
  'phone.doubted': { destination: [anHour(2)] },
  'listing.guest': { ip: [aDay(4)], destination: [aDay(3)] },
  /** The same words from one address, whichever email they come with. */
  'listing.same-text': { destination: [per(30 * 86_400)(2)] },
  /** Without a proof of being human. */
  'listing.unproven': { ip: [aDay(2)], account: [aDay(2)], destination: [aDay(1)] },
  /** The links in our mails about a listing. */
  'listing.by-mail': { ip: [per(600)(20)] },
  /** The links that stop a kind of mail: mail providers follow them for all their people from few addresses. */
  'mail.stop': { ip: [aMinute(300)], leased: true },
  'listing.create': { account: [aDay({ new: 3, known: 3, verified: 10 })] },
  'contact.reveal': { ip: [aDay(30)], account: [aDay({ new: 3, known: 5, verified: 20 })] },
  'conversation.start': { ip: [aDay(60)], account: [aDay({ new: 3, known: 10, verified: 25 })] },
  'message.send': { account: [aMinute(120), anHour(1_000)], leased: true },
  'inbox.read': { account: [aMinute(600)], leased: true },
  /** Texts that say that a message waits. */
  'sms.notice': { ip: [aDay(20)], account: [aDay(10)], destination: [aDay(5)] },
  'sms.notice-pair': { destination: [aDay(2)] },
  'testimonial.write': { ip: [aDay(10)], account: [aDay(5)] },
  /** Counts against the giver alone: what a recipient was paid is counted in payments/tips. */
  'payment.intent': { ip: [anHour(10)], account: [aDay(20)] },
  /** A hint makes us ask the provider. */
  'payment.hint': { ip: [aMinute(30)], account: [aMinute(30)] },
  'payout.account': { account: [anHour(10)] },
  'contact.form': { ip: [anHour(3)], account: [aDay(5)] },
  'report.write': { ip: [aDay(20)], account: [aDay(10)] },
  'account.data': { account: [anHour(5)] },
  'list.read': { ip: [per(1)(10)], account: [aMinute(300)], leased: true },
  'person.read': { ip: [per(1)(10)], account: [aMinute(300)], leased: true },
  'analytics.intake': { ip: [aMinute(120)] },
  /** Wrong ones of those who ship. */
  'team.token': { ip: [per(600)(20)], strict: true },
  'client.error': { ip: [aMinute(30)] },
  'client.slow-load': { ip: [aMinute(30)] },
} satisfies Record<string, Limit>;

export type LimitAction = keyof typeof table;

/** What may be done how often; LIMITS_SCALE multiplies every count. */
export const limits: Record<LimitAction, Limit> = table;
