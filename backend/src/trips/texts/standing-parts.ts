import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { cityIn } from '../../listings/index.js';
import type { Language } from '../../platform/language/contract.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import { stepsOfMatch } from '../match-json.js';
import type { MatchEntity } from '../match.entity.js';
import { isMember, tripIdOf, tripOf } from '../relay/trip-of.js';
import { wordsOf } from '../words/index.js';

/** After a part of a relay has ended early: the first one that is still agreed. */
export interface StandingPart {
  id: number;
  /** Where the traveler is on the day of travel, and with whom. Empty before, and for those who fly themselves. */
  whereNow: (language: Language) => string[];
}

const readStanding = `
  select o.id::float8 as id from match o
  where ${isMember('o', '?')} and o.id <> ? and o.status = 'agreed' order by o.date, o.time, o.id limit 1`;

/** The last step, of those who fly and of the one whose part has ended. */
const readLastStep = `
  select ${nameColumns}, s.step, coalesce(g.departure, m.departure_airport) as "from",
    coalesce(g.arrival, m.arrival_airport) as "to"
  from match ended
  join match m on ${isMember('m', tripOf('ended'))} and (m.status in ('agreed', 'done') or m.id = ended.id)
  cross join lateral ${stepsOfMatch} s
  left join trip_leg g on g.match_id = m.id and g.leg = s.leg
  where ended.id = ? and s.step <> 'at_airport' and s.at > now() - interval '1 day'
  order by s.at desc, s.id desc limit 1`;

interface LastStep extends NameRow {
  step: string;
  from: string;
  to: string;
}

@Injectable()
export class StandingParts {
  constructor(private readonly names: FirstNames) {}

  /** Its page searches for a new companion. */
  async of(em: EntityManager, match: MatchEntity): Promise<StandingPart | undefined> {
    await em.flush();
    const tripId = tripIdOf(match);
    const [part] = await em.execute<{ id: number }[]>(readStanding, [tripId, tripId, match.id]);
    if (!part) return undefined;
    const [last] = await em.execute<LastStep[]>(readLastStep, [match.id]);
    return { id: part.id, whereNow: (language) => (last ? this.whereIn(language, last) : []) };
  }

  private whereIn(language: Language, { step, from, to, ...row }: LastStep): string[] {
    const { helper, traveler, isForSelf } = this.names.of(row, language);
    if (isForSelf || step === 'handed_over') return [];
    const { relay } = wordsOf(language);
    if (step === 'boarded') return [relay.isOnTheWay(traveler, helper, cityIn(language, to))];
    return [relay.isInCity(traveler, helper, cityIn(language, step === 'landed' ? to : from))];
  }
}
