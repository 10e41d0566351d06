import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';
import { UserEntity } from '../people/user.entity.js';
import type { SameAccounts } from './contract.js';
import { MailboxBlocks } from '../blocks/mailbox-blocks.js';

const recordCard = `
  insert into person_card (user_id, card_key) values (?, ?)
  on conflict (user_id, card_key) do update set last_used_at = now()
  returning old.user_id is null as "isNew"`;

const others = `
  with me as (select mailbox_key, phone_key from "user" where id = $1),
  found (id, by) as (
    select o.id, 'mailbox' from me join "user" o on o.mailbox_key = me.mailbox_key
    union select o.id, 'phone' from me join "user" o on o.phone_key = me.phone_key
    union select theirs.user_id, 'card' from person_card mine join person_card theirs using (card_key)
      where mine.user_id = $1
    union select theirs.user_id, 'device' from known_device mine join known_device theirs using (token_hash)
      where mine.user_id = $1
  )
  select u.id::float8 as id, u.username, array_agg(found.by order by found.by) as by
  from found join "user" u on u.id = found.id where u.id <> $1
  group by u.id order by u.id limit 100`;

/** Which accounts belong together: by mailbox, verified number, card or browser. */
@Injectable()
export class SamePeople {
  constructor(
    private readonly blocks: MailboxBlocks,
    private readonly database: Database,
    private readonly storedKeys: StoredKeys,
  ) {}

  /** Within the payment's transaction. Blocks follow the card to the account that uses it. */
  async recordCard(em: EntityManager, userId: number, fingerprint: string): Promise<void> {
    const key = await this.storedKeys.key('card');
    const cardKey = createHmac('sha256', key).update(fingerprint).digest('base64url');
    const [recorded] = await em.execute<{ isNew: boolean }[]>(recordCard, [userId, cardKey]);
    if (recorded?.isNew) await this.blocks.inherit(em, await em.findOneOrFail(UserEntity, userId));
  }

  otherAccounts(userId: number): Promise<SameAccounts> {
    return this.database.query<SameAccounts[number]>('same-people', others, [userId]);
  }
}
