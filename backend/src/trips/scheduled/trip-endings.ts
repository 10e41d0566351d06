import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Notify } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { careCardIsKept, journeyIsOpen, landing } from '../match-times.js';
import type { MatchEntity } from '../match.entity.js';
import { statusAfter, type MatchAction } from '../transitions.js';
import { handleDue, isMailingHour, localDay, type Scope } from './scope.js';
import { Briefings } from '../texts/briefings.js';
import { RelayEndings } from './relay-endings.js';
import { dayAfterMail } from './trip-mails.js';

const isOver = (scope: Scope) => `
  m.status = 'agreed' and m.date <= current_date + 1
  and ${localDay('a')} > (${landing} at time zone a.timezone)::date and ${isMailingHour('a', scope)}`;

const isMissed = `m.status = 'proposed' and m.date <= current_date and ${localDay('d')} > m.date`;

const authorsOf = `select author_id::float8 as author from testimonial where match_id = ?`;

// When they are over for every companion.
const deleteCards = `delete from care_card c where not ${careCardIsKept('c.match_id')}`;
const deleteLinks = `delete from family_link f where not ${journeyIsOpen('f.match_id')}`;
const deletePages = `delete from traveler_link l where not ${journeyIsOpen('l.match_id')}`;
const deleteContacts = `delete from arrival_contacts c where not ${journeyIsOpen('c.match_id')}`;

@Injectable()
export class TripEndings {
  constructor(
    private readonly em: EntityManager,
    private readonly briefings: Briefings,
    private readonly database: Database,
    private readonly notify: Notify,
    private readonly relays: RelayEndings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** On the morning after the landing, with a mail to both. */
  async finishTrips(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isOver(scope), async (em, match) => {
      move(match, 'finish');
      const isRelay = await this.relays.includes(em, match);
      if (!isRelay) match.followedUpAt = new Date();
      for (const me of await withoutReview(em, match)) {
        if (isRelay && me === match.seekerId) continue;
        const briefing = await this.briefings.of(em, match.id, me);
        const content = dayAfterMail(
          { briefing, tripUrl: `${this.config.publicUrl}/trips/${match.id}` },
          match,
        );
        await this.notify.send(em, 'review.asked', { userId: me, content });
      }
    });
    await this.relays.followUp(scope);
  }

  /** Without news: there was no answer, and there is nothing left to decide. */
  async endProposals(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isMissed, async (_em, match) => move(match, 'cancel'));
  }

  async deleteLeftovers(): Promise<void> {
    await this.database.query('care-cards-purge', deleteCards);
    await this.database.query('family-links-purge', deleteLinks);
    await this.database.query('traveler-links-purge', deletePages);
    await this.database.query('arrival-contacts-purge', deleteContacts);
  }
}

/** Who has written at the hand-over is not asked the day after. */
async function withoutReview(em: EntityManager, { id, helperId, seekerId }: MatchEntity): Promise<number[]> {
  const rows = await em.execute<{ author: number }[]>(authorsOf, [id]);
  return [helperId, seekerId].filter((person) => !rows.some(({ author }) => author === person));
}

function move(match: MatchEntity, action: MatchAction): void {
  const status = statusAfter(action, match.status, 'site');
  if (status) Object.assign(match, { status, statusChangedAt: new Date() });
}
