import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import type { Pair } from './conversation-access.js';

/** Locks both rows in ascending order of ids without updating existing ones. */
const lock = `
  insert into inbox (user_id) values (least(?::bigint, ?)), (greatest(?::bigint, ?))
  on conflict (user_id) do update set last_event = 0 where false`;

const publish = `
  with side (user_id, hidden) as (values (?::bigint, ?::bigint[]), (?::bigint, ?::bigint[])),
  numbered as (
    update inbox i set last_event = last_event + 1 from side where i.user_id = side.user_id
    returning i.user_id, i.last_event, hidden
  ), published as (
    insert into inbox_event (user_id, id, kind, conversation_id, message_id, reader_id, up_to, unread)
    select user_id, last_event, ?, ?::bigint, ?::bigint, ?::bigint, ?::bigint,
      (select count(*) from participant p
        where p.user_id = n.user_id and p.unread_count > 0 and p.other_id <> all(hidden))
    from numbered n
    returning user_id, id
  )
  select pg_notify('inbox', user_id || ':' || id) from published`;

const lockAll = `select from inbox where user_id = any(?::bigint[]) order by user_id for update`;

const reset = `
  with numbered as (
    update inbox set last_event = last_event + 1 where user_id = any(?::bigint[])
    returning user_id, last_event
  ), published as (
    insert into inbox_event (user_id, id, kind) select user_id, last_event, 'reset' from numbered
    returning user_id, id
  )
  select pg_notify('inbox', user_id || ':' || id) from published`;

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

  async lock(em: EntityManager, { me, other }: Pair, options?: { former: true }): Promise<void> {
    // Accounts first, in the same order as the deletion of an account.
    await this.people.lockPairForShare(em, me, other, options);
    await em.execute(lock, [me, other, me, other]);
  }

  /** The inboxes must be locked. */
  async publish(em: EntityManager, pair: Pair, event: Event): Promise<void> {
    const { kind, conversationId, messageId = null, readerId = null, upTo = null } = event;
    const sides = [pair.me, asArray(pair.hiddenFromMe), pair.other, asArray(pair.hiddenFromOther)];
    await em.execute(publish, [...sides, kind, conversationId, messageId, readerId, upTo]);
  }

  async lockAll(em: EntityManager, userIds: number[]): Promise<void> {
    await em.execute(lockAll, [asArray(userIds)]);
  }

  /** The inboxes must be locked. */
  async reset(em: EntityManager, userIds: number[]): Promise<void> {
    await em.execute(reset, [asArray(userIds)]);
  }
}
