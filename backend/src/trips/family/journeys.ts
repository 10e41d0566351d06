import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { TripLeg } from '../contract.js';
import { instant } from '../person-json.js';
import { legsJson, placeJson, stepsOfMatch } from '../match-json.js';
import { journeyEnds, journeyIsOpen, withAirports } from '../match-times.js';
import { meetsAfterSecurity } from '../legs/day-steps.js';
import { journeyLeg, type Journey, type JourneyLeg } from './contract.js';
import { tokenHash } from './family-link-token.js';
import { hoursToGo } from './journey-legs.js';
import { isMember, tripOf } from '../relay/trip-of.js';
import { FirstNames, nameColumns, type NameRow } from './trip-names.js';

export const journeyNotFound = (): Error => new NotFoundException('This link has ended');

type Row = NameRow &
  Omit<Journey, 'traveler' | 'helper' | 'sharedBy' | 'isForSelf' | 'legs' | 'steps' | 'missed'> & {
    legs: TripLeg[];
    steps: (Omit<Journey['steps'][number], 'saidBy' | 'leg'> & { leg: number; userId: number | null })[];
    missed: { leg: number; at: string; userId: number }[];
    matchId: number;
    meetingPoint: string | null;
    helperId: number;
    seekerId: number;
    [column: string]: unknown;
  };

/** Of the match `m`: names of those who have looked at the family link of its trip. */
export const viewersJson = `
  (select coalesce(json_agg(v.name order by v.id), '[]') from family_viewer v where v.match_id = ${tripOf('m')})`;

/** Of a relay: the first companion who is still on the way. */
const firstOpen = `
  select o.* from match o where ${isMember('o', 'f.match_id')} and o.status in ('agreed', 'done')
  order by o.status, o.date, o.id limit 1`;

const find = `
  select f.match_id::float8 as "matchId", m.helper_id::float8 as "helperId", m.seeker_id::float8 as "seekerId",
    ${nameColumns}, m.status, m.date::text as date, m.time,
    ${placeJson('m.departure_airport')} as departure, ${placeJson('m.arrival_airport')} as arrival,
    ${legsJson} as legs, m.meeting_point as "meetingPoint", ${viewersJson} as "seenBy",
    ${instant(journeyEnds)} as "endsAt",
    (select coalesce(json_agg(json_build_object('step', s.step, 'leg', s.leg, 'at', ${instant('s.at')},
        'userId', case when not s.by_both then s.user_id end) order by s.at, s.id), '[]')
     from ${stepsOfMatch} s) as steps,
    (select coalesce(json_agg(json_build_object('leg', c.leg, 'at', ${instant('c.at')}, 'userId', c.user_id)
        order by c.leg), '[]')
     from missed_connection c where c.match_id = m.id and c.taken_back_at is null) as missed
  from family_link f join lateral (${firstOpen}) m on true ${withAirports}
  where f.token_hash = $1 and ${journeyIsOpen('f.match_id')}`;

export interface SharedJourney {
  /** That of the trip. */
  matchId: number;
  journey: Journey;
}

@Injectable()
export class Journeys {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly names: FirstNames,
  ) {}

  /** Null for wrong links and for those that have ended. */
  async find(hash: Buffer): Promise<SharedJourney | null> {
    const [row] = await this.database.query<Row>('journey-find', find, [hash]);
    if (!row || (await this.blocks.isBlockedBetween(row.helperId, row.seekerId))) return null;
    const { helper, seeker: sharedBy, traveler, isForSelf } = this.names.of(row);
    const { departure, arrival, date, time, status, seenBy, endsAt } = row;
    const isTravelers = ({ with: flownBy }: TripLeg) => flownBy !== 'helper';
    const legs = row.legs.filter(isTravelers).map(withoutFlight);
    const numberOf = (leg: number) => row.legs.slice(0, leg).filter(isTravelers).length;
    const nameOf = (userId: number) => (userId === row.helperId ? helper : sharedBy);
    const steps = row.steps.map(({ userId, leg, ...step }) => ({
      ...step,
      leg: numberOf(leg),
      saidBy: userId === null ? null : nameOf(userId),
    }));
    const missed = row.missed
      .filter(({ leg }) => isTravelers(row.legs[leg - 1]!))
      .map(({ leg, at, userId }) => ({ leg: numberOf(leg), at, saidBy: nameOf(userId) }));
    const place = { legs, meetsAfterSecurity: meetsAfterSecurity(row) };
    const left = hoursToGo({ legs, steps }, new Date());
    const toGo = left === undefined ? {} : { hoursToGo: left };
    const trip = { departure, arrival, date, time, ...place, status, steps, missed, ...toGo, seenBy, endsAt };
    return { matchId: row.matchId, journey: { traveler, helper, sharedBy, isForSelf, ...trip } };
  }

  async expect(token: string): Promise<SharedJourney> {
    const found = await this.find(tokenHash(token));
    if (!found) throw journeyNotFound();
    return found;
  }
}

const withoutFlight = (leg: TripLeg): JourneyLeg => journeyLeg.parse(leg);
