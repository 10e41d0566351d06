export type Trust = 'new' | 'known' | 'verified';

export interface Rule {
  count: number | Record<Trust, number>;
  seconds: number;
  /** Members have limits of their own, so that logging in is a way out. */
  onlyVisitors?: boolean;
  /** Below this share of all reads in the window no address is refused: many people may share one. */
  share?: number;
}

export interface Limit {
  ip?: Rule[];
  /** The /24 or /48 around the address. */
  network?: Rule[];
  account?: Rule[];
  destination?: Rule[];
  site?: Rule[];
  /** Refused attempts count too: for guessing. */
  strict?: boolean;
  /**
   * Windows of up to a minute are reserved in parts and handed out from memory: a read must not cost a write. Of longer
   * ones a crashed node's part would be missing for too long, unless they are generous: `all`.
   */
  leased?: boolean | 'all';
}

const per =
  (seconds: number) =>
  (count: Rule['count']): Rule => ({ count, seconds });
const aMinute = per(60);
const anHour = per(3_600);
const aDay = per(86_400);

/** What visitors may read in a day from one address and from the network around it: a copy of the site needs many. */
const visitorsADay = (count: number) => ({
  ip: [per(1)(10), { ...aDay(count), onlyVisitors: true, share: 1 / 100 }],
  network: [{ ...aDay(4 * count), onlyVisitors: true, share: 1 / 50 }],
});

const table = {
  'login.request': {
    ip: [per(600)(10), aDay(60)],
    destination: [per(30)(1), anHour(5), aDay(10)],
  },
  /** Mails that were requested without a login of that mailbox, from all sources together. */
  'mail.unsolicited': { destination: [aDay(6)] },
  'login.unproven': { ip: [per(600)(3), aDay(15)], destination: [anHour(2)] },
  'login.link': { ip: [per(600)(20)] },
  'login.passkey': { ip: [per(600)(40)] },
  'passkey.add': { account: [anHour(10)] },
  'news.seen': { account: [aMinute(60)] },
  'push.subscribe': { account: [anHour(20), aDay(60)] },
  'login.link-owner': { ip: [per(600)(40)] },
  'wrong-code.address': { ip: [per(600)(20), aDay(40)], strict: true },
  'wrong-code': {
    account: [aDay(10), per(30 * 86_400)(25)],
    strict: true,
  },
  'wrong-code.site': { site: [aDay(200)], strict: true },
  /** What one address, and the network around it, may use of the site's budget. */
  'wrong-code.share': { ip: [aDay(20)], network: [aDay(20)] },
  'wrong-code.network': { network: [aDay(60)], strict: true },
  'proof.code': { ip: [per(600)(10), aDay(60)], account: [per(30)(1), anHour(5), aDay(10)] },
  'email.change': { ip: [per(600)(10), aDay(30)], account: [anHour(5), aDay(10)] },
  'email.stop': { ip: [per(600)(20)] },
  'phone.code': { ip: [aDay(10)], account: [aDay(5)], destination: [aDay(3)] },
  'phone.prefix': { destination: [anHour(5)] },
  'phone.doubted': { destination: [anHour(2)] },
  'listing.guest': { ip: [aDay(4)], destination: [aDay(3)] },
  'alert.guest': { ip: [aDay(10)], destination: [aDay(5)] },
  'alert.create': { account: [aDay(40)] },
  'alert.change': { account: [aMinute(60)] },
  /** Changes of a listing that reach its keepers. The owner may change it more often. */
  'favourite.news': { destination: [aDay(20)] },
  'favourite.change': { account: [aMinute(60), aDay(1_000)] },
  'listing.same-text': { destination: [per(30 * 86_400)(2)] },
  'listing.unproven': { ip: [aDay(2)], account: [aDay(2)], destination: [aDay(1)] },
  'listing.by-mail': { ip: [per(600)(20)] },
  /** Unsubscribe links: mail providers follow them for all their users from few addresses. */
  'mail.stop': { ip: [aMinute(300)], leased: true },
  'listing.create': { account: [aDay({ new: 3, known: 3, verified: 10 })] },
  'contact.reveal': { ip: [aDay(30)], account: [aDay({ new: 3, known: 5, verified: 20 })] },
  /** Each may cost what the provider asks for its characters. */
  translation: { ip: [aMinute(20), aDay(200)], account: [aMinute(20), aDay(200)] },
  /** A person has few passes around a departure. */
  'boarding-pass.show': { ip: [aMinute(20), aDay(200)], account: [aMinute(10), aDay(40)] },
  'boarding-pass.take-back': { account: [aMinute(10), aDay(40)] },
  /** Each may cost a question to the provider of timetables. */
  'flight.look-up': { ip: [aMinute(30), aDay(300)], account: [aMinute(30), aDay(300)] },
  /** Changes of which others are notified. */
  'listing.news': { account: [aDay(30)] },
  'request.answer': { account: [aMinute(60), aDay(500)] },
  'match.propose': { ip: [aDay(60)], account: [aDay({ new: 5, known: 10, verified: 25 })] },
  'match.change': { account: [aMinute(60), aDay(500)] },
  'match.meeting': { account: [per(600)(20), aDay(60)] },
  'journey.read': { ip: [aMinute(120)], leased: true },
  /** Services read the calendars of all their users from few addresses. */
  'calendar.read': { ip: [aMinute(300)], destination: [aMinute(20)], leased: true },
  'journey.seen': { ip: [per(600)(10), aDay(40)] },
  /** Calls for help by the page of a trip. */
  'traveler.help': { ip: [per(600)(20)], destination: [anHour(6), aDay(12)] },
  /** A landing that the page of a trip says. */
  'traveler.landed': { ip: [per(600)(20)] },
  'conversation.start': { ip: [aDay(60)], account: [aDay({ new: 3, known: 10, verified: 25 })] },
  'message.send': { account: [aMinute(120), anHour(1_000)], leased: true },
  'inbox.read': { account: [aMinute(600)], leased: true },
  'sms.notice': { ip: [aDay(20)], account: [aDay(10)], destination: [aDay(5)] },
  'sms.notice-pair': { destination: [aDay(2)] },
  'testimonial.write': { ip: [aDay(10)], account: [aDay(5)] },
  'testimonial.reply': { account: [aDay(20)] },
  /** By giver. The recipient's side is counted in payments/tips. */
  'payment.intent': { ip: [anHour(10)], account: [aDay(20)] },
  /** A hint costs a request to the provider. */
  'payment.hint': { ip: [aMinute(30)], account: [aMinute(30)] },
  'payout.account': { account: [anHour(10)] },
  'identity.page': { account: [anHour(20)] },
  /** Each costs money, and is counted by person. */
  'identity.check': { account: [per(365 * 86_400)(3)] },
  'contact.form': { ip: [anHour(3)], account: [aDay(5)] },
  'report.write': { ip: [aDay(20)], account: [aDay(10)] },
  'name.change': { account: [per(30 * 86_400)(3)] },
  'picture.upload': { ip: [aDay(60)], account: [anHour(15), aDay(30)] },
  /** Pictures that we load from other hosts: a third party must not be called often in our name. */
  'picture.fetch': { account: [anHour(5), aDay(10)] },
  'account.data': { account: [anHour(5)] },
  'list.read': { ...visitorsADay(3_000), account: [aMinute(300), aDay(5_000)], leased: 'all' },
  'listing.read': { ...visitorsADay(1_500), account: [aMinute(300), aDay(3_000)], leased: 'all' },
  'person.read': { ...visitorsADay(300), account: [aMinute(300), aDay(1_000)], leased: 'all' },
  /** All that an address sends to routes that need no login, counted before it is read. Offices share an address. */
  'public.body': { ip: [aMinute(300)], leased: true },
  'analytics.intake': { ip: [aMinute(120)] },
  'team.token': { ip: [per(600)(20)], strict: true },
  'client.error': { ip: [aMinute(30)] },
  'client.slow-load': { ip: [aMinute(30)] },
} satisfies Record<string, Limit>;

export type LimitAction = keyof typeof table;

export const limits: Record<LimitAction, Limit> = table;
