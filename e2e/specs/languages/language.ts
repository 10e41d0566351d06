/** What a story reads on the pages and in the mails of one language. Names may be isolated from the text's direction. */
export interface Language {
  code: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  daughter: string;
  mother: string;
  note: string;
  medicine: string;
  review: string;
  /** By code: airports where it is always the day of Greenwich. */
  cities: Record<string, string>;
  home: { from: string; to: string; search: string; results: string; seeContact: string; details: string };
  login: { button: string; title: RegExp; email: string; next: string; code: string };
  ask: {
    someoneElse: string;
    firstName: string;
    age: string;
    seventies: string;
    yourFirstName: RegExp;
    note: RegExp;
    send: RegExp;
    sent: RegExp;
  };
  mails: {
    hello: string;
    code: RegExp;
    agreed: RegExp;
    stillFlying: RegExp;
    /** The heading of the page to which that mail leads. */
    confirmed: RegExp;
    dayAfter: RegExp;
  };
  trip: {
    title: (from: string, to: string) => RegExp;
    contact: string;
    before: string;
    fillIn: string;
    firstName: string;
    medicine: string;
    saveCard: string;
    cardSaved: string;
  };
  day: {
    atAirport: RegExp;
    met: string;
    landed: RegExp;
    withMe: RegExp;
    isWithYou: RegExp;
    /** What the site says of it in the conversation. */
    saysLanded: RegExp;
  };
  after: {
    howWasIt: RegExp;
    fiveStars: string;
    words: string;
    feltSafe: string;
    send: string;
    bothAppear: RegExp;
    saidYes: string;
  };
}
