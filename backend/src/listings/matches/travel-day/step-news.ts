import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { siteMessage } from '../../../account/index.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { StepName } from '../contract.js';
import { FirstNames, nameColumns, type NameRow, type TripNames } from '../journey/trip-names.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';

const texts: Partial<Record<StepName, (names: TripNames) => string>> = {
  met: ({ helper, traveler }) => `${helper} and ${traveler} have met.`,
  landed: ({ helper, traveler }) => `${helper} and ${traveler} have landed.`,
  handed_over: ({ traveler, seeker, isForSelf }) =>
    isForSelf ? `${traveler} has arrived.` : `${traveler} is with ${seeker}.`,
};

const readNames = `select ${nameColumns} from match m where m.id = ?`;

/** A message of the site at the steps that a family waits for. */
@Injectable()
export class StepNews {
  constructor(
    private readonly jobs: Jobs,
    private readonly names: FirstNames,
  ) {}

  /** The key keeps a step that was taken back from being told twice. */
  async tell(em: EntityManager, match: MatchEntity, by: number, step: StepName): Promise<void> {
    const textOf = texts[step];
    if (!textOf) return;
    const [row] = await em.execute<NameRow[]>(readNames, [match.id]);
    if (!row) return;
    const message = { from: by, to: otherOf(match, by), text: textOf(this.names.of(row)) };
    await this.jobs.enqueue(em, siteMessage, message, { key: `match ${match.id} ${step}` });
  }
}
