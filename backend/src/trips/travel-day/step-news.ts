import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { StepName } from '../contract.js';
import { CompanionNames } from '../family/companion-names.js';
import { FirstNames, nameColumns, type NameRow, type TripNames } from '../family/trip-names.js';
import { otherOf } from '../match-lock.js';
import { sharedLeg } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { handOvers, isLastCompanion } from '../relay/hand-overs.js';
import { capitalized, HandOverNews } from './hand-over-news.js';

/** What one of the two says, in their own words, until the other says it too. */
const said: Partial<Record<StepName, (names: TripNames & { isHelper: boolean }) => string>> = {
  met: () => 'We have met.',
  handed_over: ({ traveler, seeker, isForSelf, isHelper }) => {
    if (isForSelf) return 'We have arrived.';
    return `${traveler} is with ${isHelper ? seeker : 'me'}.`;
  },
};

const facts: Partial<Record<StepName, (names: TripNames & { city: string | null }) => string>> = {
  met: ({ helper, traveler }) => `${helper} and ${traveler} have met.`,
  landed: ({ helper, traveler, city }) =>
    `${helper} and ${traveler} have landed${city ? ` in ${city}` : ''}.`,
  connected: ({ helper, traveler, city }) =>
    `${helper} and ${traveler} are through the connection in ${city}.`,
  handed_over: ({ traveler, seeker, isForSelf }) =>
    isForSelf ? `${traveler} has arrived.` : `${traveler} is with ${seeker}.`,
};

interface Tap {
  by: number;
  step: StepName;
  leg: number;
  /** The other had tapped it before. */
  isByBoth: boolean;
}

/** The city where the step happens; null on a direct trip, where each step happens once. */
const readNames = `
  select ${nameColumns}, (select a.city from trip_leg g
     join airport a on a.code = case ? when 'connected' then g.departure else g.arrival end
     where g.match_id = m.id and g.leg = ?) as city, ${isLastCompanion} as "isLast",
     (select a.city from airport a where a.code = m.arrival_airport) as "lastCity"
  from match m where m.id = ?`;

/** Who takes over after this leg. When the traveler has arrived, the one who gave them over. */
const readOthers = `
  select distinct case when h.taker_id = m.id then h.giver_helper else h.taker_helper end::float8 as "helperId"
  from match m cross join lateral (${handOvers}) h
  where m.id = ? and case ? when 'landed' then h.giver_id = m.id and ? = ${sharedLeg('max')}
    when 'handed_over' then h.taker_id = m.id else false end`;

/** A message of the site at the steps that a family, or another companion, waits for. */
@Injectable()
export class StepNews {
  constructor(
    private readonly companions: CompanionNames,
    private readonly handOvers: HandOverNews,
    private readonly jobs: Jobs,
    private readonly names: FirstNames,
  ) {}

  /** The key keeps a step that was taken back from being told twice. */
  async tell(em: EntityManager, match: MatchEntity, { by, step, leg, isByBoth }: Tap): Promise<void> {
    if (await this.handOvers.tell(em, match, { by, step })) return;
    const factOf = facts[step];
    if (!factOf) return;
    const wordsOf = isByBoth ? undefined : said[step];
    // Steps that need no confirmation are announced once.
    if (isByBoth && !said[step]) return;
    const [row] = await em.execute<Row[]>(readNames, [step, leg, match.id]);
    if (!row) return;
    const isHelper = match.helperId === by;
    const textFor = (names: TripNames) => {
      if (step === 'handed_over' && !row.isLast) return farewell(names, row.lastCity);
      if (!wordsOf) return factOf({ ...names, city: row.city });
      return `${isHelper ? names.helper : names.seeker} says: “${wordsOf({ ...names, isHelper })}”`;
    };
    const names = this.names.of(row);
    const key = `match ${match.id} ${step}${row.city ? ` ${leg}` : ''}${isByBoth ? ' by both' : ''}`;
    const message = { from: by, to: otherOf(match, by), text: textFor(names) };
    // Taps of an hour without a network arrive at once.
    const line = `steps of ${match.id}`;
    await this.jobs.enqueue(em, siteMessage, message, { key, line });
    if (isByBoth) return;
    const others = await em.execute<{ helperId: number }[]>(readOthers, [match.id, step, leg]);
    for (const { helperId: to } of others) {
      const helper = await this.companions.nameOf(em, match.helperId, to);
      const text = capitalized(textFor({ ...names, helper }));
      const toOther = { from: match.seekerId, to, text };
      await this.jobs.enqueue(em, siteMessage, toOther, { key: `${key} to ${to}`, line });
    }
  }
}

interface Row extends NameRow {
  city: string | null;
  isLast: boolean;
  lastCity: string;
}

/** Somebody else flies with the traveler later. */
const farewell = ({ helper, traveler }: TripNames, city: string) =>
  `${helper} and ${traveler} have said goodbye in ${city}.`;
