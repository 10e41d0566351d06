import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { batchPerTick } from '../../platform/database/batch-per-tick.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { UserEntity } from '../people/user.entity.js';
import type { NewBlock } from '../contract.js';
import { asPublicUser } from '../people/user-views.js';
import { BlockEntity } from './block.entity.js';
import { FinalBlocks, undoSeconds } from './final-blocks.js';
import { GuardedMembers } from './guarded-members.js';
import { MailboxBlocks } from './mailbox-blocks.js';
import { around, type Surroundings } from '../sessions/wary-people.sql.js';

const insert = `
  insert into block (blocker_id, blocked_id) values (?, ?)
  on conflict (blocker_id, blocked_id) do update set alias_of = null`;

const unblock = `
  delete from block where blocker_id = ? and (blocked_id = ? or alias_of = ?)
  returning blocked_id::float8 as id`;

const isOfLast = `
  select created_at > clock_timestamp() - interval '${undoSeconds} seconds' as "isNew"
  from block where blocker_id = ? and blocked_id = ? and alias_of is null for update`;

const between = `
  select 1 from block
  where (blocker_id = $1 and blocked_id = $2) or (blocker_id = $2 and blocked_id = $1) limit 1`;

const lockBlocksOf = `select pg_advisory_xact_lock(hashtextextended('blocks of ' || ?::bigint, 0))`;
const shareBlocksOf = `select pg_advisory_xact_lock_shared(hashtextextended('blocks of ' || ?::bigint, 0))`;

/** Includes deleted accounts, because blocks outlast them. */
const lockBoth = `select from "user" where id in (?, ?) order by id for key share`;

@Injectable()
export class BlocksService {
  /** Nearly every request of a member asks for it. */
  private readonly surroundingsOf = batchPerTick<number, Surroundings>(async (userIds) => {
    const rows = await this.database.query<{ id: number; around: Surroundings }>('block-around', around, [
      userIds,
    ]);
    return new Map(rows.map((row) => [row.id, row.around]));
  });

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly events: PeopleEvents,
    private readonly finalBlocks: FinalBlocks,
    private readonly guardedMembers: GuardedMembers,
    private readonly mailboxBlocks: MailboxBlocks,
    private readonly people: PeopleService,
  ) {}

  async block(me: CurrentUser, { userId, canBeUndone = false }: NewBlock): Promise<void> {
    await this.people.expectReachable(userId, me.id, { former: true });
    if (!canBeUndone) await this.guardedMembers.guard(me.id);
    await this.em.transactional(async (em) => {
      await this.people.lockPairForShare(em, me.id, userId, { former: true });
      await em.execute(lockBlocksOf, [me.id]);
      await em.execute(insert, [me.id, userId]);
      const others = await this.mailboxBlocks.blockOtherAccounts(
        em,
        me.id,
        await em.findOneOrFail(UserEntity, userId),
      );
      for (const blockedId of [userId, ...others])
        await this.events.blockChanged(em, { blockerId: me.id, blockedId, canBeUndone });
      if (canBeUndone) await this.finalBlocks.later(em, me.id, userId);
    });
  }

  /** Nothing has ended yet, so that everything is as before. */
  undo(me: CurrentUser, userId: number): Promise<void> {
    return this.unblock(me, userId, async (em) => {
      const [block] = await em.execute<{ isNew: boolean }[]>(isOfLast, [me.id, userId]);
      if (block && !block.isNew) throw new ConflictException('It is too late to take this back');
    });
  }

  async unblock(
    me: CurrentUser,
    userId: number,
    check?: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.em.transactional(async (em) => {
      await em.execute(lockBoth, [me.id, userId]);
      await check?.(em);
      const ended = await em.execute<{ id: number }[]>(unblock, [me.id, userId, userId]);
      if (!ended.length) throw new NotFoundException('You have not blocked this person');
      for (const { id: blockedId } of ended)
        await this.events.blockChanged(em, { blockerId: me.id, blockedId });
    });
  }

  async list(me: Pick<CurrentUser, 'id'>) {
    const blocks = await this.em.find(
      BlockEntity,
      { blockerId: me.id, aliasOf: null },
      { populate: ['blocked'], orderBy: { createdAt: 'desc', blocked: 'desc' }, limit: 500 },
    );
    return blocks.map(({ blocked }) => asPublicUser(blocked));
  }

  async isBlockedBetween(one: number, other: number): Promise<boolean> {
    return (await this.database.query('block-between', between, [one, other])).length > 0;
  }

  /** Whether neither has blocked the other. Until the transaction ends neither can. */
  async keepUnblocked(em: EntityManager, one: number, other: number): Promise<boolean> {
    for (const id of [one, other].sort((a, b) => a - b)) await em.execute(shareBlocksOf, [id]);
    return !(await this.isBlockedBetween(one, other));
  }

  async blockedAround(userId: number): Promise<number[]> {
    return (await this.around(userId)).hidden;
  }

  /** People hidden from this member, and people who blocked an account that this new member may own. */
  async around(userId: number): Promise<Surroundings> {
    return (await this.surroundingsOf(userId)) ?? { hidden: [], wary: [] };
  }

  /** Visitors see everyone, but no flights of guarded members. */
  async aroundViewer(viewer: number | undefined): Promise<{ hidden: number[]; wary: number[] | null }> {
    return viewer ? this.around(viewer) : { hidden: [], wary: null };
  }

  /** Whether the account is new and shares a device or network with a person the other has blocked. */
  async isSharedWithBlocked(userId: number, blockerId: number): Promise<boolean> {
    return (await this.around(userId)).wary.includes(blockerId);
  }
}
