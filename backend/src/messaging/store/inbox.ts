import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { Pair } from './conversation-access.js';
import * as sql from './inbox-sql.js';

export interface Draft {
  content: string;
  clientKey: string | null;
  /** `site` for what the site says about an action of the sender. */
  kind?: 'person' | 'site';
}

export interface Written {
  id: number;
  conversationId: number;
  createdAt: string;
  isFirst: boolean;
  isMutual: boolean;
}

interface Side extends Pick<Written, 'id' | 'conversationId' | 'createdAt'> {
  hasWritten: boolean;
  hadWritten: boolean | null;
}

interface Event {
  kind: 'message' | 'read';
  conversationId: number;
  messageId?: number;
  readerId?: number;
  upTo?: number;
}

/** MikroORM would expand an array into a list of values. */
const asArray = (ids: number[]) => `{${ids.join(',')}}`;

/** Both inboxes stay locked, in ascending order of ids: event numbers have no gaps and writers cannot deadlock. */
@Injectable()
export class Inbox {
  constructor(private readonly people: PeopleService) {}

  /** Null when the sender has used this client key before. */
  async write(
    em: EntityManager,
    pair: Pair,
    { content, clientKey, kind = 'person' }: Draft,
  ): Promise<Written | null> {
    await this.lock(em, pair);
    const sides = await em.execute<Side[]>(sql.write, [pair.me, pair.other, kind, content, clientKey]);
    const [side] = sides;
    if (!side) return null;
    const { id, conversationId, createdAt } = side;
    await this.publish(em, pair, { kind: 'message', conversationId, messageId: id });
    return {
      id,
      conversationId,
      createdAt,
      isFirst: side.hadWritten === null,
      isMutual: sides.every(({ hasWritten }) => hasWritten) && sides.some(({ hadWritten }) => !hadWritten),
    };
  }

  async markRead(em: EntityManager, pair: Pair, upTo: number): Promise<void> {
    await this.lock(em, pair, { former: true });
    const [mark] = await em.execute<{ conversationId: number; upTo: number }[]>(sql.read, [
      upTo,
      upTo,
      pair.me,
      pair.other,
      upTo,
    ]);
    if (mark) await this.publish(em, pair, { kind: 'read', readerId: pair.me, ...mark });
  }

  async lockAll(em: EntityManager, userIds: number[]): Promise<void> {
    await em.execute(sql.lockAll, [asArray(userIds)]);
  }

  /** The inboxes must be locked. */
  async reset(em: EntityManager, userIds: number[]): Promise<void> {
    await em.execute(sql.reset, [asArray(userIds)]);
  }

  private async lock(em: EntityManager, { me, other }: Pair, options?: { former: true }): Promise<void> {
    // Accounts first, in the same order as the deletion of an account.
    await this.people.lockPairForShare(em, me, other, options);
    await em.execute(sql.lock, [me, other, me, other]);
  }

  private async publish(em: EntityManager, pair: Pair, event: Event): Promise<void> {
    const { kind, conversationId, messageId = null, readerId = null, upTo = null } = event;
    const sides = [pair.me, asArray(pair.hiddenFromMe), pair.other, asArray(pair.hiddenFromOther)];
    await em.execute(sql.publish, [...sides, kind, conversationId, messageId, readerId, upTo]);
  }
}
