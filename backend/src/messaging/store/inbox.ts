import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { Pair } from './conversation-access.js';
import * as sql from './inbox-sql.js';

export interface Words {
  content: string;
  clientKey: string | null;
}

export interface Written {
  id: number;
  conversationId: number;
  createdAt: string;
  /** Nobody had written before. */
  isFirst: boolean;
  /** With this one, both have written. */
  isMutual: boolean;
}

interface Side extends Pick<Written, 'id' | 'conversationId' | 'createdAt'> {
  hasWritten: boolean;
  /** Null on a side that has just come to be. */
  hadWritten: boolean | null;
}

interface Event {
  kind: 'message' | 'read';
  conversationId: number;
  messageId?: number;
  readerId?: number;
  upTo?: number;
}

/** MikroORM would write a list of values in its place. */
const asArray = (ids: number[]) => `{${ids.join(',')}}`;

/**
 * Whatever changes what two people see. Both inboxes are held until the transaction ends, always in the order of their
 * ids: events get numbers without gaps and become visible in that order, and no two writers wait for each other.
 */
@Injectable()
export class Inbox {
  constructor(private readonly people: PeopleService) {}

  /** Null when this person has written a message with the same key before. */
  async write(em: EntityManager, pair: Pair, { content, clientKey }: Words): Promise<Written | null> {
    await this.hold(em, pair);
    const sides = await em.execute<Side[]>(sql.write, [pair.me, pair.other, content, clientKey]);
    const [side] = sides;
    if (!side) return null;
    const { id, conversationId, createdAt } = side;
    await this.tell(em, pair, { kind: 'message', conversationId, messageId: id });
    return {
      id,
      conversationId,
      createdAt,
      isFirst: side.hadWritten === null,
      isMutual: sides.every(({ hasWritten }) => hasWritten) && sides.some(({ hadWritten }) => !hadWritten),
    };
  }

  /** What came until this message is read; nothing happens when it was read before. */
  async markRead(em: EntityManager, pair: Pair, upTo: number): Promise<void> {
    await this.hold(em, pair, { former: true });
    const [mark] = await em.execute<{ conversationId: number; upTo: number }[]>(sql.read, [
      upTo,
      upTo,
      pair.me,
      pair.other,
      upTo,
    ]);
    if (mark) await this.tell(em, pair, { kind: 'read', readerId: pair.me, ...mark });
  }

  /** Keeps these inboxes, those that there are, from being written to until the transaction ends. */
  async holdAll(em: EntityManager, userIds: number[]): Promise<void> {
    await em.execute(sql.holdAll, [asArray(userIds)]);
  }

  /** Tells the open pages of these people, whose inboxes are held, that what they show may be gone. */
  async reset(em: EntityManager, userIds: number[]): Promise<void> {
    await em.execute(sql.reset, [asArray(userIds)]);
  }

  private async hold(em: EntityManager, { me, other }: Pair, including?: { former: true }): Promise<void> {
    // The accounts first: who deletes one holds it before any inbox.
    await this.people.lockPairForShare(em, me, other, including);
    await em.execute(sql.hold, [me, other, me, other]);
  }

  private async tell(em: EntityManager, pair: Pair, event: Event): Promise<void> {
    const { kind, conversationId, messageId = null, readerId = null, upTo = null } = event;
    const sides = [pair.me, asArray(pair.hiddenFromMe), pair.other, asArray(pair.hiddenFromOther)];
    await em.execute(sql.tell, [...sides, kind, conversationId, messageId, readerId, upTo]);
  }
}
