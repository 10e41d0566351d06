import { Injectable } from '@nestjs/common';
import { BlocksService, TripThanks } from '../../account/index.js';
import { legsWithin } from '../../listings/legs/contract.js';
import { Database } from '../../platform/database/database.js';
import type { WaitingTrip } from './contract.js';
import { acceptsTips } from '../match-details.js';
import { matchFrom, placeJson } from '../match-json.js';
import { handedOver, lastDay, localToday, stepsEnd, withAirports } from '../match-times.js';
import { windowDays } from '../reviews/review-rights.js';
import { promisedTip } from './promised-tips.js';

const side = (column: string) => `
  (select * from match where ${column} = $1::bigint and date >= current_date - ${windowDays + legsWithin + 1})`;

/** A review of the same day counts, whichever of the two it names: only one can be written. */
const hasWritten = `
  exists (select from testimonial w where w.author_id = $1 and w.target_id = o.id
    and (w.match_id = m.id or w.listing_id = m.listing_id or w.trip_day = m.date))`;

/** Trips that are over, while they can be reviewed. */
const over = `
  select m.id::float8 as id, m.date::text as date, ${placeJson('m.departure_airport')} as departure,
    ${placeJson('m.arrival_airport')} as arrival, m.created_at as since, o.id::float8 as "otherId",
    json_build_object('id', o.id, 'username', t.username, 'profilePictureUrl', t.profile_picture_url) as other,
    ${hasWritten} as "hasWritten", ${acceptsTips('$1')} as "acceptsTips",
    case when m.seeker_id = $1 then ${promisedTip} end as "promisedTip"
  from ${matchFrom(`(${side('helper_id')} union all ${side('seeker_id')})`, '$1')} ${withAirports}
  join "user" u on u.id = o.id and u.deleted_at is null
  where m.status in ('agreed', 'done') and (m.status = 'done' or now() >= ${stepsEnd} or ${handedOver})
    and ${localToday} <= ${lastDay} + ${windowDays} and o.id <> all($2::bigint[]) and t.user_id is not null
  order by m.date desc, m.id desc limit 20`;

interface Row extends Omit<WaitingTrip, 'waitsFor'> {
  since: Date;
  otherId: number;
  hasWritten: boolean;
  acceptsTips: boolean;
  [column: string]: unknown;
}

/** What a member may still say or give after a trip. */
@Injectable()
export class WaitingTrips {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly thanks: TripThanks,
  ) {}

  async of(me: number): Promise<WaitingTrip[]> {
    const hidden = await this.blocks.blockedAround(me);
    const rows = await this.database.query<Row>('matches-waiting', over, [me, hidden]);
    const tippable = rows.filter((row) => row.acceptsTips);
    const trips = tippable.map(({ id, otherId: helperId, since }) => ({ id, helperId, since }));
    const given = await this.thanks.given(me, trips);
    return rows.flatMap((row) => {
      const waitsFor = waitsForOf(row, given.has(row.id));
      if (!waitsFor) return [];
      const { id, date, departure, arrival, other, promisedTip: promised } = row;
      return [{ id, date, departure, arrival, other, waitsFor, promisedTip: promised }];
    });
  }
}

/** Who has written without a tip has decided, unless they had promised one. */
function waitsForOf({ hasWritten, acceptsTips, promisedTip: promised }: Row, isGiven: boolean) {
  if (acceptsTips && !isGiven && (promised !== null || !hasWritten)) return 'thanks';
  return hasWritten ? null : 'review';
}
