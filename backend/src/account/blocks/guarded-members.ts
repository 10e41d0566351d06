import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleEvents } from '../people/people-events.js';

const guard = `update "user" set guarded_since = now() where id = ? and guarded_since is null`;
const hasBlocked = `select 1 from block where blocker_id = ? limit 1`;

/** Members who have ever blocked or reported anyone. Unblocking does not change that. */
@Injectable()
export class GuardedMembers {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
  ) {}

  /**
   * Each block and report resets what their listings say to strangers. In a transaction of its own before it: locking
   * people last would deadlock.
   */
  guard(userId: number): Promise<void> {
    return this.em.transactional((em) => this.guardIn(em, userId));
  }

  /** For a new account to which the blocks of another one of the same person were copied. */
  async guardIfBlocking(em: EntityManager, userId: number): Promise<void> {
    if ((await em.execute<unknown[]>(hasBlocked, [userId])).length) await this.guardIn(em, userId);
  }

  private async guardIn(em: EntityManager, userId: number): Promise<void> {
    await em.execute(guard, [userId]);
    await this.events.guarded(em, userId);
  }
}
