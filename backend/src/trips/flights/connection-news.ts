import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Notify } from '../../account/index.js';
import { cityIn, clockAt } from '../../listings/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { timeIn, weekdayIn } from '../../platform/language/formats.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { TripLeg } from '../contract.js';
import { landingOf, takeOffOf, tightConnections, type TightConnection } from '../legs/tight-connections.js';
import { legsJson } from '../legs/legs-json.js';
import { CallLinks } from '../texts/call-links.js';
import { wayText } from '../texts/flight-texts.js';
import { wordsOf } from '../words/index.js';
import { connectionNoticeOf, type Missable } from './connection-notices.js';
import type { OnFlight } from './followed-flights.sql.js';
import { storeNotified, type Notified } from './notices.js';
import { flightWords, type Connection } from './words/index.js';

type Change = TightConnection<TripLeg>;

const findTrips = `
  select m.id::float8 as id, m.helper_id::float8 as helper, m.seeker_id::float8 as seeker, ${legsJson} as legs
  from match m where m.id = any(?::bigint[]) order by m.id desc`;
const findNotified = `
  select notified from flight_notice where (number, day, departure, user_id) = (?, ?, ?, ?)`;

/** Notifies those who change planes, and who fly with them, that the time for it has become short. */
@Injectable()
export class ConnectionNews {
  constructor(
    private readonly calls: CallLinks,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In the transaction that stores the change, so that it comes once. */
  async changed(em: EntityManager, trips: OnFlight[]): Promise<void> {
    const found = await em.execute<Trip[]>(findTrips, [`{${trips.map(({ id }) => id).join()}}`]);
    for (const trip of found)
      for (const change of tightConnections(trip.legs))
        for (const userId of peopleOn(change, trip)) await this.notifyOne(em, userId, { trip, change });
  }

  private async notifyOne(em: EntityManager, userId: number, about: About): Promise<void> {
    // A relay has the same change of planes in two matches.
    const key = [...noticeKey(about.change), userId];
    const [row] = await em.execute<{ notified: Notified }[]>(findNotified, key);
    const { happened, notified } = connectionNoticeOf(about.change, row?.notified ?? {});
    if (!happened) return;
    await em.execute(storeNotified, [...key, JSON.stringify(notified)]);
    const { id, helper, seeker } = about.trip;
    const callIn = await this.calls.of(em, id, (userId === helper ? seeker : helper) ?? undefined);
    const mail = this.mailOf(happened, about);
    const content = (language: Language) => ({ ...mail(language), ...callIn(language) });
    await this.notify.send(em, 'flight.tight-connection', { userId, content });
  }

  private mailOf(happened: Missable, { trip, change }: About): (language: Language) => MailContent {
    return (language) => {
      const [words, { hello, openTrip }] = [flightWords(language)[happened], wordsOf(language)];
      const connection = connectionIn(language, change);
      return {
        subject: words.subject(connection),
        greeting: hello,
        paragraphs: [words.text(connection)],
        action: { label: openTrip, url: `${this.config.publicUrl}/trips/${trip.id}` },
      };
    };
  }
}

interface Trip {
  id: number;
  helper: number | null;
  seeker: number | null;
  legs: TripLeg[];
}

interface About {
  trip: Trip;
  change: Change;
}

/** The flight that may be missed, or the one before it if the ticket has no number for that one. */
function noticeKey({ before, after }: Change): string[] {
  const { flightNumber, date, from } = after.flightNumber ? after : before;
  return [flightNumber ?? '', date, from];
}

/** The people on either of the two planes. */
function peopleOn({ before, after }: Change, { helper, seeker }: Trip): number[] {
  const fly = (role: 'helper' | 'seeker') => [before, after].some((leg) => ['both', role].includes(leg.with));
  return [fly('helper') && helper, fly('seeker') && seeker].filter((id) => typeof id === 'number');
}

function connectionIn(language: Language, { before, after, minutes }: Change): Connection {
  const nameOf = (leg: TripLeg) => leg.flightNumber ?? wayText(leg, language);
  const { timezone, code } = after.departure;
  const [landing, takeOff] = [landingOf(before)!, takeOffOf(after)!].map((at) =>
    clockAt(at.getTime(), timezone),
  );
  const weekday = landing!.date === takeOff!.date ? '' : ` (${weekdayIn(language, takeOff!.date)})`;
  return {
    city: cityIn(language, code),
    minutes,
    first: nameOf(before),
    next: nameOf(after),
    lands: timeIn(language, landing!.time),
    leaves: `${timeIn(language, takeOff!.time)}${weekday}`,
  };
}
