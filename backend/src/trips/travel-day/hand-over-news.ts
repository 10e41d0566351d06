import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inEveryLanguage, siteMessage } from '../../account/index.js';
import { cityIn } from '../../listings/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { StepName } from '../contract.js';
import { CompanionNames } from '../family/companion-names.js';
import { FirstNames, nameColumns, type NameRow } from '../family/trip-names.js';
import type { MatchEntity } from '../match.entity.js';
import { handOvers } from '../relay/hand-overs.js';
import { wordsOf } from '../words/index.js';
import { dayWords } from './words/index.js';

interface Tap {
  by: number;
  step: StepName;
}

interface HandOver extends NameRow {
  giver: number;
  giverId: number;
  taker: number;
  takerId: number;
  airport: string;
  /** Who has said that the traveler is with the next companion. */
  sayers: number[];
}

/** Values: the match and the step. */
const read = `
  select h.giver_helper::float8 as giver, h.giver_id::float8 as "giverId", h.taker_helper::float8 as taker,
    h.taker_id::float8 as "takerId", h.airport, ${nameColumns},
    (select coalesce(json_agg(distinct s.user_id), '[]') from match_step s
     where s.taken_back_at is null
       and (s.match_id = h.giver_id and s.step = 'handed_over' or s.match_id = h.taker_id and s.step = 'met')) as sayers
  from match m cross join lateral (${handOvers}) h
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
      const textIn = await this.textsFor(em, row, { by, to, isFact });
      const key = `hand-over ${giverId} ${takerId} to ${to} ${isFact ? 'by both' : `by ${by}`}`;
      await this.jobs.enqueue(em, siteMessage, { from, to, ...inEveryLanguage(textIn) }, { key });
    }
    return true;
  }

  private async textsFor(em: EntityManager, row: HandOver, { by, to, isFact }: Sentence) {
    const takerIn = await this.companions.namesOf(em, row.taker, to);
    const sayerIn = await this.companions.namesOf(em, by, to);
    return (language: Language): string => {
      const words = dayWords(language);
      const { says } = wordsOf(language).arrival;
      const { traveler, seeker, isForSelf } = this.names.of(row, language);
      const [taker, city] = [takerIn(language), cityIn(language, row.airport)];
      if (isFact)
        return to === row.taker ? words.isWithYouIn(traveler, city) : words.isWithIn(traveler, taker, city);
      if (by === row.taker) return says(capitalized(taker), words.own.isWithMeIn(traveler, city));
      if (by !== row.giver && isForSelf) return says(seeker, words.own.iAmWithIn(taker, city));
      const sayer = by === row.giver ? capitalized(sayerIn(language)) : seeker;
      return says(sayer, words.isWithIn(traveler, taker, city));
    };
  }
}

interface Sentence {
  by: number;
  to: number;
  isFact: boolean;
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
