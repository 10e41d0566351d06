import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { StepName } from '../contract.js';
import { CompanionNames } from '../family/companion-names.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import type { MatchEntity } from '../match.entity.js';
import { handOvers } from '../relay/hand-overs.js';

interface Tap {
  by: number;
  step: StepName;
}

interface HandOver extends NameRow {
  giver: number;
  giverId: number;
  taker: number;
  takerId: number;
  city: string;
  /** Who has said that the traveler is with the next companion. */
  sayers: number[];
}

/** Values: the match and the step. */
const read = `
  select h.giver_helper::float8 as giver, h.giver_id::float8 as "giverId", h.taker_helper::float8 as taker,
    h.taker_id::float8 as "takerId", a.city, ${nameColumns},
    (select coalesce(json_agg(distinct s.user_id), '[]') from match_step s
     where s.taken_back_at is null
       and (s.match_id = h.giver_id and s.step = 'handed_over' or s.match_id = h.taker_id and s.step = 'met')) as sayers
  from match m cross join lateral (${handOvers}) h join airport a on a.code = h.airport
  where m.id = ? and case ? when 'met' then h.taker_id else h.giver_id end = m.id`;

/**
 * "Kamala is with Meera in Frankfurt now": to the family and to the other companion. The one who gives taps that the
 * traveler is handed over, the one who takes over that they have met. When two say so, it is a fact.
 */
@Injectable()
export class HandOverNews {
  constructor(
    private readonly companions: CompanionNames,
    private readonly jobs: Jobs,
    private readonly names: FirstNames,
  ) {}

  /** Resolves to whether the tap means a hand-over between two companions. */
  async tell(em: EntityManager, match: MatchEntity, { by, step }: Tap): Promise<boolean> {
    if (step !== 'met' && step !== 'handed_over') return false;
    const [row] = await em.execute<HandOver[]>(read, [match.id, step]);
    if (!row) return false;
    const { giver, taker, giverId, takerId, sayers } = row;
    const others = sayers.filter((person) => person !== by);
    const isFact = others.length > 0;
    // Two have said so already.
    if (others.length > 1) return true;
    for (const to of [giver, taker, match.seekerId]) {
      if (to === by) continue;
      // The family reads it in the conversation with the companion whose tap it is.
      const from = to === match.seekerId ? match.helperId : match.seekerId;
      const text = await this.textFor(em, row, { by, to, isFact });
      const key = `hand-over ${giverId} ${takerId} to ${to} ${isFact ? 'by both' : `by ${by}`}`;
      await this.jobs.enqueue(em, siteMessage, { from, to, text }, { key });
    }
    return true;
  }

  private async textFor(em: EntityManager, row: HandOver, { by, to, isFact }: Sentence): Promise<string> {
    const { traveler, seeker, isForSelf } = this.names.of(row);
    const taker = await this.companions.nameOf(em, row.taker, to);
    const where = `in ${row.city} now`;
    if (isFact) return `${traveler} is with ${to === row.taker ? 'you' : taker} ${where}.`;
    if (by === row.taker) return `${capitalized(taker)} says: “${traveler} is with me ${where}.”`;
    if (by !== row.giver && isForSelf) return `${seeker} says: “I am with ${taker} ${where}.”`;
    const sayer = by === row.giver ? capitalized(await this.companions.nameOf(em, by, to)) : seeker;
    return `${sayer} says: “${traveler} is with ${taker} ${where}.”`;
  }
}

interface Sentence {
  by: number;
  to: number;
  isFact: boolean;
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
