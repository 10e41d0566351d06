import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { maskContacts, MemberNews, signalMembers } from '../../account/index.js';
import type { Message } from '../../messaging/contract.js';
import { findRisks, type RiskKind } from '../../moderation/index.js';
import { lateSince } from '../../platform/late-since.js';
import { instant } from '../person-json.js';
import { isOpen, lockMembers } from '../relay/members.js';
import type { NewThreadMessage } from './contract.js';
import { threadNotFound, type OpenThread } from './thread-access.js';

interface StoredMessage extends Pick<Message, 'id' | 'createdAt'> {
  writtenAt: string | null;
  isNew: boolean;
  risks: RiskKind[];
  /** Another member has written before. */
  isAnswered: boolean;
}

// In the order of every transaction (PeopleService). A writer is neither deleted nor suspended.
const lockPeople = `
  select u.id::float8 as id from "user" u
  where u.id in (?) and u.deleted_at is null and not (u.id = ? and coalesce(u.suspended_until > now(), false))
  order by u.id for key share`;

const insert = `
  insert into trip_message (trip_id, sender_id, content, client_key, risks, has_contact, written_at)
  values (?, ?, ?, ?::uuid, ?::text[], ?, ?) on conflict (sender_id, client_key) do nothing
  returning id::float8 as id, ${instant('created_at')} as "createdAt"`;
const stored = `
  select id::float8 as id, ${instant('created_at')} as "createdAt", ${instant('written_at')} as "writtenAt" from trip_message
  where trip_id = ? and sender_id = ? and client_key = ?::uuid`;
const answered = `select 1 from trip_message where trip_id = ? and sender_id <> ? limit 1`;

const notify = `
  insert into trip_reader (trip_id, user_id, unseen_since) select ?, id, now() from unnest(?::bigint[]) id
  on conflict (trip_id, user_id) do update
    set unseen_since = coalesce(trip_reader.unseen_since, excluded.unseen_since)`;

/** The read mark only moves forward, and not past the last message. */
const markRead = `
  insert into trip_reader as r (trip_id, user_id, read_up_to)
  select trip_id, ?, max(id) from trip_message where trip_id = ? and id <= ? group by trip_id
  on conflict (trip_id, user_id) do update set read_up_to = excluded.read_up_to, mailed_at = null,
    unseen_since = (select min(w.created_at) from trip_message w
      where w.trip_id = r.trip_id and w.id > excluded.read_up_to and w.sender_id <> r.user_id)
  where r.read_up_to < excluded.read_up_to
  returning 1`;

/** MikroORM would expand an array into a list of values. */
const asArray = (values: (string | number)[]) => (values.length ? `{${values.join(',')}}` : null);

/** Of the one piece of news about a thread in the list of a member. */
export const newsOfThread = (tripId: number) => `thread:${tripId}`;

@Injectable()
export class ThreadWrites {
  constructor(private readonly news: MemberNews) {}

  async store(
    em: EntityManager,
    thread: OpenThread,
    { content, clientKey, writtenAt }: NewThreadMessage,
  ): Promise<StoredMessage> {
    const { me, tripId, hidden } = thread;
    const members = await this.lock(em, thread);
    const risks = findRisks(content);
    const hasContact = maskContacts(content) !== content;
    const late = lateSince(writtenAt);
    const values = [tripId, me, content, clientKey, asArray(risks), hasContact, late];
    const [written] = await em.execute<Pick<Message, 'id' | 'createdAt'>[]>(insert, values);
    const isAnswered = (await em.execute<unknown[]>(answered, [tripId, me])).length > 0;
    if (!written)
      return { ...(await this.writtenBefore(em, tripId, me, clientKey)), isNew: false, risks, isAnswered };
    const readers = members.filter((id) => id !== me && !hidden.includes(id));
    await em.execute(notify, [tripId, asArray(readers)]);
    await signalMembers(em, [me, ...readers], { kind: 'trip', tripId });
    return { ...written, writtenAt: late, isNew: true, risks, isAnswered };
  }

  async markRead(em: EntityManager, thread: OpenThread, upTo: number): Promise<void> {
    const { me, tripId, hidden } = thread;
    const members = await this.lock(em, thread);
    const moved = await em.execute<unknown[]>(markRead, [me, tripId, upTo]);
    const others = members.filter((id) => !hidden.includes(id));
    if (moved.length) await this.news.markSeen(em, me, newsOfThread(tripId));
    if (moved.length) await signalMembers(em, others, { kind: 'trip', tripId });
  }

  /** Those who are on the trip until the transaction ends. */
  private async lock(em: EntityManager, { me, tripId, seekerId, helperIds }: OpenThread): Promise<number[]> {
    const people = [...new Set([me, seekerId, ...helperIds])];
    const kept = await em.execute<{ id: number }[]>(lockPeople, [people, me]);
    // Leaving the trip locks the match.
    const matches = (await lockMembers(em, tripId)).filter(isOpen);
    const onTrip = new Set(matches.flatMap((match) => [match.helperId, match.seekerId]));
    const members = kept.map(({ id }) => id).filter((id) => onTrip.has(id));
    if (!members.includes(me)) throw threadNotFound();
    return members;
  }

  private async writtenBefore(em: EntityManager, tripId: number, me: number, clientKey: string) {
    const values = [tripId, me, clientKey];
    const [message] = await em.execute<Pick<StoredMessage, 'id' | 'createdAt' | 'writtenAt'>[]>(
      stored,
      values,
    );
    if (!message) throw new ConflictException('Another message was sent with this key');
    return message;
  }
}
