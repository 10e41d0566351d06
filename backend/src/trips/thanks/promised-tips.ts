import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TripThanks, type TripToThank } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { isFirstCompanion } from '../relay/hand-overs.js';
import { requestOf, tripOf } from '../relay/trip-of.js';

/** The request may have been about a longer way, which begins the day before. */
const ofRequest = `
  (select coalesce(l.tip_amount, l.min_tip) from listing l
   where l.user_id = m.seeker_id and l.type = 'seeking_help' and coalesce(l.tip_amount, l.min_tip) is not null
     and (l.id = m.listing_id or (
       m.date between l.date and l.last_date + 1
       and (l.departure_airport = m.departure_airport or l.arrival_airport = m.arrival_airport)))
   order by l.id = m.listing_id desc nulls last, l.id desc limit 1)`;

const sign = (match: string) => `(${match}.sign_digits, ${match}.sign_picture)`;

/**
 * Those who fly with the traveler of `m`, in one trip or in several of one request. When it is deleted, the sign that
 * they look for is still the same.
 */
const companions = `
  match r where r.seeker_id = m.seeker_id and r.status in ('agreed', 'done')
    and (${sign('r')} = ${sign('m')} or ${requestOf('r')} = ${requestOf('m')})`;

/** The promise is for the whole way: equal parts in whole dollars, and the rest for the first companion. */
const share = `
  (select nullif(whole.dollars / whole.companions
       + case when whole.first_trip = ${tripOf('m')} and ${isFirstCompanion}
           then whole.dollars % whole.companions else 0 end, 0)
   from (select coalesce(max(r.promised_tip), ${ofRequest}) as dollars, count(*)::int as companions,
       min(${tripOf('r')}) as first_trip
     from ${companions}) whole)`;

/**
 * Of the match `m`, in dollars, where it has one companion. A request that names its tip only after the agreement counts,
 * too.
 */
export const wholePromise = `coalesce(m.promised_tip, ${ofRequest})`;
/** The same of any match. */
export const promisedTip = `
  case when m.status in ('agreed', 'done') then ${share} else ${wholePromise} end`;

const remember = `update match m set promised_tip = ${ofRequest} where m.id = ? and m.promised_tip is null`;

/** The latest that has begun, or else the next one. */
const latest = `
  select m.id::float8 as "tripId", ${promisedTip} as promised, m.created_at as since
  from match m join airport d on d.code = m.departure_airport
  where m.seeker_id = $1 and m.helper_id = $2 and m.status in ('agreed', 'done')
  order by m.date <= (now() at time zone d.timezone)::date desc,
    case when m.date <= (now() at time zone d.timezone)::date then m.date end desc, m.date, m.id desc
  limit 1`;

/** What a family promised for help outlives their request. */
@Injectable()
export class PromisedTips implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly thanks: TripThanks,
  ) {}

  onModuleInit(): void {
    this.thanks.registerTrips(async (seekerId, helperId) => {
      const values = [seekerId, helperId];
      const [trip] = await this.database.query<TripToThank & Record<string, unknown>>(
        'trip-to-thank',
        latest,
        values,
      );
      return trip ?? null;
    });
  }

  /** With the transaction of the agreement. */
  async remember(em: EntityManager, matchId: number): Promise<void> {
    await em.execute(remember, [matchId]);
  }
}
