import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BlocksService, Notify } from '../../account/index.js';
import { icalendar, today } from '../../listings/index.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { Match } from '../contract.js';
import { tripOf } from '../relay/trip-of.js';
import { MatchCalendars } from './match-calendars.service.js';

const findMember = `
  select u.id::float8 as id from calendar_feed f
  join "user" u on u.id = f.user_id and u.deleted_at is null and not coalesce(u.suspended_until > now(), false)
  where f.token_hash = $1`;

const mostTrips = 100;

/** A calendar that learns of an end for so long takes the trip out of the day. What was never agreed on is in none. */
const isInFeed = `
  m.date >= ${today} - 90 and (m.status in ('agreed', 'done')
    or m.status = 'cancelled' and m.calendar_revised_at is not null and m.status_changed_at > now() - interval '30 days')`;

/** Values: the member, and people hidden from them. A relay is one trip for its family, of which any match knows all. */
const findTrips = `
  select id::float8 as id, status from (
    (select m.id, m.status, m.date from match m
     where m.helper_id = $1::bigint and m.seeker_id <> all($2::bigint[]) and ${isInFeed}
     order by m.date desc, m.id desc limit ${mostTrips})
    union all
    (select distinct on (${tripOf('m')}) m.id, m.status, m.date from match m
     where m.seeker_id = $1::bigint and m.helper_id <> all($2::bigint[]) and ${isInFeed}
     order by ${tripOf('m')}, m.status = 'cancelled', m.date, m.id)) trip
  order by date desc, id desc limit ${mostTrips}`;

type Trip = Pick<Match, 'id' | 'status'> & Record<string, unknown>;

/** A calendar without any component is not a calendar to some programs. */
const emptyPart = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** All trips of a member as one calendar, for those who have its address. */
@Injectable()
export class FeedCalendars {
  constructor(
    private readonly blocks: BlocksService,
    private readonly calendars: MatchCalendars,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly notify: Notify,
  ) {}

  /** Null when no member has this address. */
  async memberWith(hash: Buffer): Promise<number | null> {
    const [member] = await this.database.query<{ id: number }>('calendar-feed-find', findMember, [hash]);
    return member?.id ?? null;
  }

  async of(me: number): Promise<string> {
    const hidden = await this.blocks.blockedAround(me);
    const trips = await this.database.query<Trip>('calendar-feed-trips', findTrips, [me, hidden]);
    const events: string[] = [];
    for (const trip of trips) events.push(...(await this.calendars.eventsOf(me, trip)));
    const language = await this.notify.languageOf(this.em, me);
    return icalendar([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${productName}//Trips//${language.toUpperCase()}`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${productName}`,
      `X-WR-CALNAME:${productName}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      ...(events.length ? events : emptyPart),
      'END:VCALENDAR',
    ]);
  }
}
