import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { AeroApi } from '../flights/aeroapi.js';
import { daysAhead } from '../flights/flights.service.js';
import { today } from '../sql/today.js';
import { dueAt } from './alert-rows.js';

/** An alert for months waits for answers about its next weeks. */
const maxDays = 31;

const byFlight = `
  a.status = 'on' and a.flight_number is not null and a.listing_id is null and a.own_listing_id is null
    and a.last_day >= ${today}`;

/** A flight without a listing may not have been looked up. */
const wantFlights = `
  insert into flight_plane (number, day)
  select distinct a.flight_number, first + later from alert a
  cross join lateral (select greatest(a.first_day, ${today}) as first) f
  cross join lateral generate_series(0, least(a.last_day - first, ${maxDays - 1})) later
  where ${byFlight} and first + later <= ${today} + ${daysAhead}
    and not exists (
      select from flight_plane p where p.number = a.flight_number and p.day = first + later
        and (p.try_at < 'infinity' or p.planes <> '[]'))
  order by 1, 2 on conflict (number, day) do update set try_at = now()`;

const goesThere = (end: string) =>
  `(a.${end}_airport is null or exists (select from listing_leg e where e.listing_id = l.id and e.${end} = a.${end}_airport))`;

/**
 * Who has booked the number itself is found by it. A plane that lands on the way may have its number on one part only,
 * which leaves a day earlier or later.
 */
const keepHits = (waitSeconds: number, listings: string) => `
  insert into alert_hit (alert_id, listing_id, why, departure, arrival, due_at)
  select distinct on (a.id, l.id) a.id, l.id, 'flight', g.departure, g.arrival,
    ${dueAt('a.how', 'd.timezone', waitSeconds)}
  from alert a
  join flight_plane f on a.key = 'F' || f.number and f.number = a.flight_number
    and f.day between a.first_day and a.last_day
  cross join lateral jsonb_array_elements(f.planes) plane
  join listing_leg g on g.type = a.type and g.flight_key = plane ->> 'key' and g.flight <> a.flight_number
    and g.day between a.first_day and a.last_day and f.day between g.day - 1 and g.day + 1
  join listing l on l.id = g.listing_id
  join "user" u on u.id = l.user_id
  join airport d on d.code = coalesce(a.departure_airport, g.departure)
  where ${byFlight} and ${listings} and ${goesThere('departure')} and ${goesThere('arrival')}
    and a.mailbox_key is distinct from u.mailbox_key and a.user_id is distinct from u.id
    and (a.user_id is not null or not l.guarded)
    and not exists (
      select from "user" w join block b on b.blocker_id in (w.id, u.id) and b.blocked_id in (w.id, u.id)
      where w.id = a.user_id or w.mailbox_key = a.mailbox_key)
    and not exists (select from alert_hit h where h.alert_id = a.id and h.listing_id = l.id)
  order by a.id, l.id, g.day, g.leg
  on conflict do nothing
  returning alert_id`;

/** An alert for a flight finds those whom the same plane carries under another number. */
@Injectable()
export class SamePlaneAlerts {
  private readonly keepOfListing: string;
  private readonly keepLate: string;

  constructor(
    private readonly aeroApi: AeroApi,
    private readonly database: Database,
    @Inject(CONFIG) { alertWaitSeconds }: Config,
  ) {
    this.keepOfListing = keepHits(alertWaitSeconds, 'l.id = $1');
    // The search has shown what was there before.
    this.keepLate = keepHits(alertWaitSeconds, 'l.created_at > a.created_at');
  }

  /** Returns whether there is something to tell. */
  async find(listingId: number): Promise<boolean> {
    if (!this.aeroApi.isOn) return false;
    return (await this.database.query('alert-planes-of', this.keepOfListing, [listingId])).length > 0;
  }

  /** The timetable may answer after a listing was opened, or after its flight was watched. */
  async findLate(): Promise<boolean> {
    if (!this.aeroApi.isOn) return false;
    await this.database.query('alert-planes-want', wantFlights, []);
    return (await this.database.query('alert-planes-late', this.keepLate, [])).length > 0;
  }
}
