import { Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService, hiddenFrom } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/language/contract.js';
import { listIn } from '../../platform/language/formats.js';
import type { TripLeg } from '../contract.js';
import { instant } from '../person-json.js';
import { legsBeside } from '../legs/legs-json.js';
import { placeJson, tapsOfMatch } from '../match-json.js';
import { journeyEnds, journeyIsOpen, withAirports } from '../match-times.js';
import { isTakenAlone, meetsAfterSecurity } from '../legs/day-steps.js';
import { takeOffOf, withTightConnections } from '../legs/tight-connections.js';
import { journeyLeg, type Journey, type JourneyLeg } from './contract.js';
import { tokenHash } from './family-link-token.js';
import { hoursToGo, withoutMissed } from './journey-legs.js';
import { numberOnWay, wayOf, type FlownLeg } from './journey-parts.js';
import { besideOnLeg } from '../relay/companions-json.js';
import { leftOnTheWay } from '../relay/left-on-the-way.js';
import { isMember, tripOf } from '../relay/trip-of.js';
import { firstNameIn, FirstNames, nameColumns, type NameRow } from './trip-names.js';

export const journeyNotFound = (): Error => new NotFoundException('This link has ended');

export type JourneyRow = NameRow &
  Omit<Journey, 'traveler' | 'helper' | 'sharedBy' | 'isForSelf' | 'legs' | 'steps' | 'missed' | 'status'> & {
    legs: TripLeg[];
    steps: (Pick<Journey['steps'][number], 'step' | 'at'> & { leg: number; userId: number })[];
    missed: { leg: number; at: string; userId: number }[];
    matchId: number;
    meetingPoint: string | null;
    /** Of a companion who has left, `cancelled`: what they flew with her stays, without their name. */
    status: Journey['status'] | 'cancelled';
    helperId: number;
    seekerId: number;
    [column: string]: unknown;
  };

/** Of the match `m`: names of those who have looked at the family link of its trip. */
export const viewersJson = `
  (select coalesce(json_agg(v.name order by v.id), '[]') from family_viewer v where v.match_id = ${tripOf('m')})`;

/** Of the match `m`. */
export const journeyColumns = `
  (${tripOf('m')})::float8 as "matchId", m.helper_id::float8 as "helperId", m.seeker_id::float8 as "seekerId",
    ${nameColumns}, m.status, m.date::text as date, m.time,
    ${placeJson('m.departure_airport')} as departure, ${placeJson('m.arrival_airport')} as arrival,
    ${legsBeside(besideOnLeg(hiddenFrom('m.seeker_id')))} as legs, m.meeting_point as "meetingPoint", ${viewersJson} as "seenBy",
    ${instant(journeyEnds)} as "endsAt",
    (select coalesce(json_agg(json_build_object('step', s.step, 'leg', s.leg, 'at', ${instant('s.at')},
        'userId', s.user_id) order by s.at, s.id), '[]')
     from (${tapsOfMatch}) s) as steps,
    (select coalesce(json_agg(json_build_object('leg', c.leg, 'at', ${instant('c.at')}, 'userId', c.user_id)
        order by c.leg), '[]')
     from missed_connection c where c.match_id = m.id and c.taken_back_at is null) as missed`;
const find = `
  select ${journeyColumns}
  from family_link f join match m on ${isMember('m', 'f.match_id')} and (m.status in ('agreed', 'done') or ${leftOnTheWay}) ${withAirports}
  where f.token_hash = $1 and ${journeyIsOpen('f.match_id')} order by m.id`;

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
  async find(hash: Buffer, language?: Language): Promise<SharedJourney | null> {
    const rows = await this.database.query<JourneyRow>('journey-find', find, [hash]);
    const seen = await this.unblocked(rows.filter(({ status }) => status !== 'cancelled'));
    const left = rows.filter(({ status }) => status === 'cancelled');
    return seen[0] ? { matchId: seen[0].matchId, journey: this.journeyOf(seen, language, left) } : null;
  }

  /** A block between a companion and the family hides this part of the trip. */
  async unblocked<Row extends JourneyRow>(rows: Row[]): Promise<Row[]> {
    const seen: Row[] = [];
    for (const row of rows)
      if (!(await this.blocks.isBlockedBetween(row.helperId, row.seekerId))) seen.push(row);
    return seen;
  }

  journeyOf(rows: JourneyRow[], language: Language = 'en', left: JourneyRow[] = []): Journey {
    const way = wayOf(rows);
    const members = inOrder(rows, way);
    const [first, last] = [members[0]!, members.at(-1)!];
    const { seeker: sharedBy, traveler, isForSelf } = this.names.of(first, language);
    const helpers = namesOf(
      members.map((row) => ({ id: row.helperId, name: this.names.of(row, language).helper })),
    );
    const nameOf = (userId: number) => helpers.get(userId) ?? sharedBy;
    const flown = left.flatMap((row) => stepsOf(row, way, nobody)).filter(isOfLegAlone(way));
    const steps = [...members.flatMap((row) => stepsOf(row, way, nameOf)), ...flown].sort(byTime);
    const missed = members
      .flatMap((row) => missedOf(row, way, nameOf))
      .filter(({ leg }, index, all) => all.findIndex((each) => each.leg === leg) === index)
      .sort((one, other) => one.leg - other.leg);
    const legs = withoutMissed(
      way.map(({ helperId, beside, ...leg }) =>
        withoutFlight(
          leg,
          helperId === null
            ? { beside: beside?.name && firstNameIn(language, beside.name) }
            : { helper: helpers.get(helperId) },
        ),
      ),
      missed,
    );
    const hours = hoursToGo({ legs, steps, missed }, new Date());
    const { departure, date, time, seenBy } = first;
    return {
      traveler,
      helper: listIn(language, [...helpers.values()]),
      sharedBy,
      isForSelf,
      departure,
      arrival: last.arrival,
      date,
      time,
      legs: withTightConnections(legs),
      meetsAfterSecurity: meetsAfterSecurity(first),
      status: members.every(({ status }) => status === 'done') ? 'done' : 'agreed',
      steps,
      missed,
      ...(hours !== undefined && { hoursToGo: hours }),
      seenBy,
      endsAt: members.map(({ endsAt }) => endsAt).reduce((one, other) => (one > other ? one : other)),
    };
  }

  async expect(token: string): Promise<SharedJourney> {
    const found = await this.find(tokenHash(token));
    if (!found) throw journeyNotFound();
    return found;
  }
}

type Names = Partial<Record<'helper' | 'beside', string | null | undefined>>;
const withoutFlight = (leg: Omit<TripLeg, 'beside'>, { helper, beside }: Names): JourneyLeg =>
  journeyLeg.parse({ ...leg, ...(helper && { helper }), ...(beside && { beside }) });

function inOrder<Row extends JourneyRow>(rows: Row[], way: FlownLeg[]): Row[] {
  const begin = ({ helperId, departure, date }: JourneyRow) =>
    way.findIndex((leg) => leg.helperId === helperId && leg.from === departure.code && leg.date === date);
  return rows.toSorted((one, other) => begin(one) - begin(other));
}

/** Two helpers of the same first name are distinguished by a number. */
function namesOf(helpers: { id: number; name: string }[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const { id, name } of helpers) {
    if (names.has(id)) continue;
    const same = [...names.values()].filter((known) => known === name || known.startsWith(`${name} `)).length;
    names.set(id, same ? `${name} ${same + 1}` : name);
  }
  return names;
}

type NameOf = (userId: number) => string | null;
const nobody: NameOf = () => null;

/** The earliest tap of each step. Where each of the two takes it alone, what one says does not confirm the other. */
function stepsOf(row: JourneyRow, way: FlownLeg[], nameOf: NameOf): Journey['steps'] {
  const { steps, legs, seekerId } = row;
  const plan = { legs, meetsAfterSecurity: meetsAfterSecurity(row) };
  const found = new Map<string, { userId: number; said: Journey['steps'][number] }>();
  for (const { userId, step, leg, at } of steps) {
    const number = numberOnWay(way, legs[leg - 1]);
    if (!number) continue;
    const isOfOne = isTakenAlone({ step, leg }, plan);
    const of = userId === seekerId ? 'traveler' : 'helper';
    const key = `${step} ${leg} ${isOfOne ? of : ''}`;
    const known = found.get(key);
    const said: Journey['steps'][number] = {
      step,
      leg: number,
      at,
      saidBy: nameOf(userId),
      ...(isOfOne && { of }),
    };
    if (!known) found.set(key, { userId, said });
    else if (known.userId !== userId) known.said.saidBy = null;
  }
  return [...found.values()].map(({ said }) => said);
}

/** Of a companion who has left. Their word for a hand-over is none for what comes next. */
const isOfLegAlone = (way: FlownLeg[]) => (tap: Journey['steps'][number]) =>
  way[(tap.leg ?? 1) - 1]?.helperId === null && (tap.step === 'boarded' || tap.step === 'landed');

const missedOf = ({ missed, legs }: JourneyRow, way: FlownLeg[], nameOf: (userId: number) => string) =>
  missed.flatMap(({ leg, at, userId }) => {
    const number = numberOnWay(way, legs[leg - 1]);
    if (!number) return [];
    const takeOff = takeOffOf(way[number - 1]!)?.toISOString() ?? null;
    return [{ leg: number, at, saidBy: nameOf(userId), takeOff }];
  });

const byTime = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);
