import type { Language } from '../../../platform/language/contract.js';
import type { HerPage } from '../contract.js';

type Place = HerPage['now']['airport'];

/** Our calendar, also in Farsi: that of the boarding pass. */
const localeOf = (language: Language) => (language === 'en' ? 'en-US' : `${language}-u-ca-gregory`);

/** Times as her language writes them, on the clocks of airports. */
export class HerClock {
  private readonly locale: string;

  constructor(
    language: Language,
    readonly now: Date,
  ) {
    this.locale = localeOf(language);
  }

  at({ timezone }: Place): string {
    return this.format(
      { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone },
      this.now,
    );
  }

  /** `Sunday, March 1` of a day as the ticket writes it. */
  day(date: string): string {
    const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    return this.format(options, new Date(`${date}T00:00:00Z`));
  }

  /** `10:15`, with the weekday on another day than today there. */
  planned(date: string | null, time: string | null, place: Place): string | null {
    if (time === null) return null;
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
    const moment = new Date(`${date ?? '2000-01-01'}T${time}:00Z`);
    const isToday = date === null || date === this.today(place);
    return isToday
      ? this.format(clock, moment)
      : `${this.format({ weekday: 'long', timeZone: 'UTC' }, moment)} ${this.format(clock, moment)}`;
  }

  /** The same of a moment. */
  expected(at: string, place: Place): string {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: place.timezone } as const;
    const moment = new Date(at);
    const time = this.format(clock, moment);
    if (dayIn(place).format(moment) === this.today(place)) return time;
    return `${this.format({ weekday: 'long', timeZone: place.timezone }, moment)} ${time}`;
  }

  today(place: Place): string {
    return dayIn(place).format(this.now);
  }

  private format(options: Intl.DateTimeFormatOptions, at: Date): string {
    return new Intl.DateTimeFormat(this.locale, options).format(at);
  }
}

const dayIn = ({ timezone }: Place) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
