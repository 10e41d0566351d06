import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../people/user.entity.js';

/** A deleted account keeps the hashes of its mailbox, number and cards, its blocks and interactions that long. */
export const retentionDays = 180;

const samePerson = `
  o.id in (
    select id from "user" where mailbox_key = ?
    union select id from "user" where phone_key = ?
    union select theirs.user_id from person_card mine join person_card theirs using (card_key) where mine.user_id = ?)
  and o.id <> ? and (o.deleted_at is null or o.deleted_at > now() - interval '${retentionDays} days')`;

// A block and a concurrent first login of the same mailbox must not miss each other.
const serialize = `select pg_advisory_xact_lock(hashtextextended(?, 0))`;

const inheritReceived = `
  insert into block (blocker_id, blocked_id, alias_of, created_at)
  select b.blocker_id, ?, coalesce(b.alias_of, b.blocked_id), b.created_at
  from block b join "user" o on o.id = b.blocked_id where b.blocker_id <> ? and ${samePerson}
  on conflict do nothing`;

const inheritMade = `
  insert into block (blocker_id, blocked_id, alias_of, created_at)
  select ?, b.blocked_id, b.alias_of, b.created_at
  from block b join "user" o on o.id = b.blocker_id where b.blocked_id <> ? and ${samePerson}
  on conflict do nothing`;

const others = `
  insert into block (blocker_id, blocked_id, alias_of)
  select ?, o.id, ? from "user" o where o.id <> ? and ${samePerson}
  on conflict do nothing returning blocked_id::float8 as id`;

const alsoOwned = `
  select id::float8 as id from "user"
  where (mailbox_key = ? or phone_key = ?) and id <> ? and deleted_at is null order by id`;

type Account = Pick<UserEntity, 'id' | 'mailboxKey'> & { phoneKey?: string | null | undefined };

/** Blocks are between people, not accounts: they extend to every account of a mailbox, a verified number or a card. */
@Injectable()
export class MailboxBlocks {
  async inherit(em: EntityManager, account: Account): Promise<void> {
    const { id, mailboxKey = null, phoneKey = null } = account;
    await this.serialize(em, account);
    for (const text of [inheritReceived, inheritMade])
      await em.execute(text, [id, id, mailboxKey, phoneKey, id, id]);
  }

  async shareAmongAccounts(em: EntityManager, account: Account): Promise<void> {
    await this.inherit(em, account);
    const { id, mailboxKey = null, phoneKey = null } = account;
    const others = await em.execute<{ id: number }[]>(alsoOwned, [mailboxKey, phoneKey, id]);
    for (const { id } of others) await this.inherit(em, { ...account, id });
  }

  async blockOtherAccounts(em: EntityManager, blockerId: number, account: Account): Promise<number[]> {
    const { id, mailboxKey = null, phoneKey = null } = account;
    await this.serialize(em, account);
    const values = [blockerId, id, blockerId, mailboxKey, phoneKey, id, id];
    const rows = await em.execute<{ id: number }[]>(others, values);
    return rows.map((row) => row.id);
  }

  private async serialize(em: EntityManager, { mailboxKey, phoneKey }: Account): Promise<void> {
    for (const key of [mailboxKey, phoneKey]) if (key) await em.execute(serialize, [key]);
  }
}
