import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { siteMessage } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { StepName } from '../contract.js';
import { FirstNames, nameColumns, type NameRow, type TripNames } from '../family/trip-names.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';

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
     where g.match_id = m.id and g.leg = ?) as city
  from match m where m.id = ?`;

/** A message of the site at the steps that a family waits for. */
@Injectable()
export class StepNews {
  constructor(
    private readonly jobs: Jobs,
    private readonly names: FirstNames,
  ) {}

  /** The key keeps a step that was taken back from being told twice. */
  async tell(em: EntityManager, match: MatchEntity, { by, step, leg, isByBoth }: Tap): Promise<void> {
    const factOf = facts[step];
    if (!factOf) return;
    const wordsOf = isByBoth ? undefined : said[step];
    // Steps that need no confirmation are announced once.
    if (isByBoth && !said[step]) return;
    const [row] = await em.execute<(NameRow & { city: string | null })[]>(readNames, [step, leg, match.id]);
    if (!row) return;
    const names = this.names.of(row);
    const isHelper = match.helperId === by;
    const sayer = isHelper ? names.helper : names.seeker;
    const text = wordsOf
      ? `${sayer} says: “${wordsOf({ ...names, isHelper })}”`
      : factOf({ ...names, city: row.city });
    const message = { from: by, to: otherOf(match, by), text };
    const key = `match ${match.id} ${step}${row.city ? ` ${leg}` : ''}${isByBoth ? ' by both' : ''}`;
    await this.jobs.enqueue(em, siteMessage, message, { key });
  }
}
