import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Companion, Match } from '../contract.js';
import { stepsOfMatch } from '../match-json.js';
import { instant } from '../person-json.js';
import { leftOnTheWay } from '../relay/left-on-the-way.js';
import { isSameLeg } from '../relay/legs-of.js';
import { isMember, tripOf } from '../relay/trip-of.js';

const readWhere = (which: string) => `
  select m.id::float8 as "matchId", s.step, ${instant('s.at')} as at, coalesce(g.departure, m.departure_airport) as "from",
    coalesce(g.arrival, m.arrival_airport) as "to", (m.date + coalesce(g.days_later, 0))::text as date
  from match m cross join lateral ${stepsOfMatch} s
  left join trip_leg g on g.match_id = m.id and g.leg = s.leg
  where ${which} order by s.at, s.id`;
const read = readWhere('m.id = any($1::bigint[])');
const readLeft = readWhere(`
  ${isMember('m', `(select ${tripOf('own')} from match own where own.id = $1)`)} and m.id <> $1
    and ${leftOnTheWay} and s.step in ('boarded', 'landed')`);

interface Row extends Pick<NonNullable<Companion['steps']>[number], 'step' | 'at'> {
  matchId: number;
  from: string;
  to: string;
  date: string;
  [column: string]: unknown;
}

/** Where the traveler is. What companions do before they meet is not said of those who are hidden from the viewer. */
const isOfTraveler = ({ step }: Pick<Row, 'step'>) => step !== 'at_airport';

/** What was tapped on the parts of all companions, with the leg numbers of the viewer. */
@Injectable()
export class CompanionSteps {
  constructor(private readonly database: Database) {}

  async of({ companions = [], legs = [] }: Pick<Match, 'companions' | 'legs'>): Promise<Companion[]> {
    const seen = companions.filter(({ status }) => status !== 'proposed');
    if (!seen.length) return companions;
    const ids = seen.map(({ matchId }) => matchId);
    const hidden = seen.filter(({ person }) => !person).map(({ matchId }) => matchId);
    const rows = await this.database.query<Row>('companion-steps', read, [ids]);
    const steps = rows.flatMap(({ matchId, step, at, ...flight }) => {
      if (hidden.includes(matchId) && !isOfTraveler({ step })) return [];
      const leg = legs.findIndex((each) => isSameLeg(each, flight)) + 1;
      return leg ? [{ matchId, step: { step, leg, at } }] : [];
    });
    return companions.map((companion) =>
      ids.includes(companion.matchId)
        ? {
            ...companion,
            steps: steps.filter((one) => one.matchId === companion.matchId).map(({ step }) => step),
          }
        : companion,
    );
  }

  /** Where the traveler flew without any of those who are on the trip now. */
  async ofLeft(id: number, { companions = [], legs = [] }: Pick<Match, 'companions' | 'legs'>) {
    const rows = await this.database.query<Row>('steps-of-left', readLeft, [id]);
    const flown = new Set(companions.filter(isFlying).flatMap((companion) => companion.legs));
    return rows.flatMap(({ step, at, ...flight }) => {
      const leg = legs.findIndex((each) => isSameLeg(each, flight)) + 1;
      return leg && legs[leg - 1]?.with === 'seeker' && !flown.has(leg) ? [{ step, leg, at }] : [];
    });
  }
}

const isFlying = ({ status }: Companion) => status === 'agreed' || status === 'done';
