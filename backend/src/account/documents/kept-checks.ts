import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PeopleEvents, type Rename } from '../people/people-events.js';
import { UserEntity } from '../people/user.entity.js';
import { PersonalData } from '../profile/personal-data.js';
import { identityRedaction } from './check-sync.js';
import { isSameFirstName } from './first-name.js';

const collect = `
  select created_at as "begunAt", status, reason, checked_at as "decidedAt", is_adult as "isAdult",
    name_fits as "nameFits"
  from identity_check where user_id = $1 order by id`;
const erase = `delete from identity_check where user_id = ? returning session_id as "sessionId", redacted_at as "redactedAt"`;
const endChecked = `
  update identity_check set status = 'ended', reason = 'name_changed' where user_id = ? and status = 'checked'`;

interface Erased {
  sessionId: string | null;
  redactedAt: string | null;
}

/** What becomes of a check afterwards: with another first name, and with the account. */
@Injectable()
export class KeptChecks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.events.onRename((em, rename) => this.endWithName(em, rename));
    this.personalData.register({
      name: 'documentChecks',
      collect: (userId) => this.database.query('identity-of', collect, [userId]),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  /** The document was compared with another first name, so a new one asks for a new check. */
  private async endWithName(em: EntityManager, { userId, former, username }: Rename): Promise<void> {
    if (isSameFirstName(former, username)) return;
    await em.execute(endChecked, [userId]);
    const user = await em.findOneOrFail(UserEntity, userId);
    Object.assign(user, { documentCheckedAt: null, documentNameFits: null });
    await em.flush();
  }

  /** Stripe forgets what it has of a check that is still under way. */
  private async erase(em: EntityManager, userId: number): Promise<void> {
    for (const { sessionId, redactedAt } of await em.execute<Erased[]>(erase, [userId]))
      if (sessionId && !redactedAt) await this.jobs.enqueue(em, identityRedaction, { sessionId });
  }
}
