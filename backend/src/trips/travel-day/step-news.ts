import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inEveryLanguage, siteMessage } from '../../account/index.js';
import { cityIn } from '../../listings/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import type { StepName } from '../contract.js';
import { CompanionNames } from '../family/companion-names.js';
import { FirstNames, nameColumns, type NameRow, type TripNames } from '../family/trip-names.js';
import { otherOf } from '../match-lock.js';
import { sharedLeg } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { fliesOn, handOvers } from '../relay/hand-overs.js';
import { wordsOf } from '../words/index.js';
import { capitalized, HandOverNews } from './hand-over-news.js';
import { dayWords, type DayWords } from './words/index.js';

type Names = TripNames & { city: string | null; isAlone: boolean };

/** What one of the two says, in their own words, until the other says it too. */
const own: Partial<Record<StepName, (words: DayWords, names: TripNames, isHelper: boolean) => string>> = {
  met: (words) => words.own.met,
  handed_over: (words, { traveler, seeker, isForSelf }, isHelper) => {
    if (isForSelf) return words.own.arrived;
    return isHelper ? words.isWith(traveler, seeker) : words.own.isWithMe(traveler);
  },
};

const facts: Partial<Record<StepName, (words: DayWords, names: Names) => string>> = {
  met: (words, { helper, traveler }) => words.met(helper, traveler),
  landed: (words, { helper, traveler, city, isAlone }) => {
    if (isAlone) return words.landedAlone(traveler, city ?? '');
    return city ? words.landedIn(helper, traveler, city) : words.landed(helper, traveler);
  },
  connected: (words, { helper, traveler, city }) => words.connected(helper, traveler, city ?? ''),
  handed_over: (words, { traveler, seeker, isForSelf }) =>
    isForSelf ? words.arrived(traveler) : words.isWith(traveler, seeker),
};

interface Tap {
  by: number;
  step: StepName;
  leg: number;
  /** A landing without a companion. */
  isAlone: boolean;
  /** The other had tapped it before. */
  isByBoth: boolean;
  /** The traveler said it, not the one who asked for them. */
  tellsFamily?: boolean;
}

/** The airport where the step happens; null on a direct trip, where each step happens once. */
const readNames = `
  select ${nameColumns}, (select case ? when 'connected' then g.departure else g.arrival end
     from trip_leg g where g.match_id = m.id and g.leg = ?) as airport, ${fliesOn} as "fliesOn",
     m.arrival_airport as "lastAirport"
  from match m where m.id = ?`;

/** Who takes over after this leg. When the traveler has arrived, the one who gave them over to this companion. */
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

  /** The key prevents duplicate news of a step that was taken back and tapped again. */
  async tell(
    em: EntityManager,
    match: MatchEntity,
    { by, step, leg, isAlone, isByBoth, tellsFamily }: Tap,
  ): Promise<void> {
    if (await this.handOvers.tell(em, match, { by, step })) return;
    const factIn = facts[step];
    if (!factIn) return;
    const ownIn = isByBoth ? undefined : own[step];
    // Steps that need no confirmation are announced once.
    if (isByBoth && !own[step]) return;
    const [row] = await em.execute<Row[]>(readNames, [step, leg, match.id]);
    if (!row) return;
    const isHelper = match.helperId === by;
    const isGoodbye = step === 'handed_over' && row.fliesOn;
    const textIn = (language: Language, helper?: string) => {
      const words = dayWords(language);
      const known = this.names.of(row, language);
      const names = { ...known, helper: helper ?? known.helper };
      if (isGoodbye) return words.goodbye(names.helper, names.traveler, cityIn(language, row.lastAirport));
      const city = row.airport && cityIn(language, row.airport);
      if (!ownIn) return factIn(words, { ...names, city, isAlone });
      const { says } = wordsOf(language).arrival;
      return says(isHelper ? names.helper : names.seeker, ownIn(words, names, isHelper));
    };
    // A goodbye has the same words when the other says it, too.
    const isConfirmation = isByBoth && !isGoodbye;
    const key = `match ${match.id} ${step}${row.airport ? ` ${leg}` : ''}${isConfirmation ? ' by both' : ''}`;
    // Both read it in their conversation. It is news to the one who did not say it.
    const [from, to] = tellsFamily ? [match.helperId, match.seekerId] : [by, otherOf(match, by)];
    const message = { from, to, ...inEveryLanguage((language) => textIn(language)) };
    await this.jobs.enqueue(em, siteMessage, message, { key });
    if (isByBoth) return;
    const others = await em.execute<{ helperId: number }[]>(readOthers, [
      match.id,
      isAlone ? 'handed_over' : step,
      leg,
    ]);
    for (const { helperId: to } of others) {
      const helperIn = await this.companions.namesOf(em, match.helperId, to);
      const saying = inEveryLanguage((language) => capitalized(textIn(language, helperIn(language))));
      const toOther = { from: match.seekerId, to, ...saying };
      await this.jobs.enqueue(em, siteMessage, toOther, { key: `${key} to ${to}` });
    }
  }
}

interface Row extends NameRow {
  airport: string | null;
  fliesOn: boolean;
  lastAirport: string;
}
