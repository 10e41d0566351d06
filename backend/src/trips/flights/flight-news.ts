import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Notify } from '../../account/index.js';
import { Airports, clockAt, routeTitle, type ChangedStatus, type Status } from '../../listings/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/language/contract.js';
import { timeIn, weekdayIn } from '../../platform/language/formats.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { CallLinks } from '../texts/call-links.js';
import { wordsOf } from '../words/index.js';
import type { OnFlight } from './followed-flights.sql.js';
import { noticesOf, storeNotified, type Happened, type Notified } from './notices.js';
import { flightWords, type Flight } from './words/index.js';

const findNotified = `
  select user_id::float8 as "userId", notified from flight_notice where (number, day, departure) = (?, ?, ?)`;
const forget = `delete from flight_notice where day < now() - interval '4 days'`;

/** Notifies both people of a trip, by mail and on their devices, of what changes their plans. */
@Injectable()
export class FlightNews {
  constructor(
    private readonly airports: Airports,
    private readonly calls: CallLinks,
    private readonly database: Database,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In the transaction that stores the change, so that it comes once. */
  async changed(
    em: EntityManager,
    { flight, before, after }: ChangedStatus,
    trips: OnFlight[],
  ): Promise<void> {
    if (!after) return;
    const key = [flight.number, flight.date, flight.from];
    const rows = await em.execute<{ userId: number; notified: Notified }[]>(findNotified, key);
    const known = new Map(rows.map(({ userId, notified }) => [userId, notified]));
    // Of a relay the family has a match with each helper.
    const people = new Map(trips.flatMap((trip) => trip.people.map((userId) => [userId, trip] as const)));
    for (const [userId, trip] of people) {
      const { happened, notified } = noticesOf(before, after, known.get(userId) ?? {}, Date.now());
      if (!happened.length) continue;
      await em.execute(storeNotified, [...key, userId, JSON.stringify(notified)]);
      const companion = trip.people.find((id) => id !== userId);
      const callIn = await this.calls.of(em, trip.id, companion);
      for (const what of happened)
        await this.notify.send(em, 'flight.changed', {
          userId,
          content: this.mailOf(what, { flight, after, trip, callIn }),
        });
    }
  }

  async forgetPast(): Promise<void> {
    await this.database.query('flight-notice-forget', forget);
  }

  private mailOf(what: Happened, news: About): MailText {
    return (language) => {
      const [words, { hello, openTrip }] = [flightWords(language)[what], wordsOf(language)];
      const flight = this.flightIn(language, news);
      const url = `${this.config.publicUrl}/trips/${news.trip.id}`;
      return {
        subject: words.subject(flight),
        greeting: hello,
        paragraphs: [words.text(flight)],
        action: { label: openTrip, url },
        ...news.callIn(language),
      };
    };
  }

  private flightIn(language: Language, { flight, after, trip }: Omit<About, 'callIn'>): Flight {
    const zone = this.airports.timezoneOf(flight.from) ?? 'UTC';
    const when = (at: string) => {
      const { date, time } = clockAt(Date.parse(at), zone);
      return date === flight.date
        ? timeIn(language, time)
        : `${timeIn(language, time)} (${weekdayIn(language, date)})`;
    };
    return {
      flight: flight.number,
      way: routeTitle({ departureAirport: flight.from, arrivalAirport: trip.to }, language),
      leaves: when(after.departs),
      planned: when(after.plannedDeparture),
      gate: after.gate ?? '',
    };
  }
}

interface About extends Pick<ChangedStatus, 'flight'> {
  after: Status;
  trip: OnFlight;
  callIn: Awaited<ReturnType<CallLinks['of']>>;
}
