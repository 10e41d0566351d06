import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModeratedContent } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { Inbox } from './inbox.js';
import { removedText } from '../contract.js';

const authorOf = `
  select m.sender_id::float8 as id from message m join conversation c on c.id = m.conversation_id
  where m.id = $1 and m.kind = 'person' and $2::bigint in (c.user_low, c.user_high) and m.sender_id <> $2::bigint`;

/** Accounts before inboxes, in ascending order of ids, like every writer of messages. */
const lockPeople = `
  select u.id::float8 as id from message m join conversation c on c.id = m.conversation_id
  join "user" u on u.id in (c.user_low, c.user_high)
  where m.id = ? order by u.id for key share of u`;

const withhold = `update message set is_withheld = ? where id = ? and is_withheld <> ? returning id`;

/** Lists show the last words of a conversation. */
const changeLists = `
  update participant p set last_content = case when m.is_withheld then '${removedText}' else left(m.content, 140) end
  from message m where m.id = ? and p.conversation_id = m.conversation_id and p.last_message_id = m.id`;

/** The desk takes messages out of sight. Pages that are open load the conversation again. */
@Injectable()
export class ModeratedMessages implements OnModuleInit {
  constructor(
    private readonly content: ModeratedContent,
    private readonly database: Database,
    private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.content.register({
      kind: 'message',
      authorOf: async (id, reporterId) => {
        const [row] = await this.database.query<{ id: number }>('message-author', authorOf, [id, reporterId]);
        return row?.id ?? null;
      },
      hide: (em, id) => this.withhold(em, id, true),
      show: (em, id) => this.withhold(em, id, false),
    });
  }

  private async withhold(em: EntityManager, id: number, isWithheld: boolean): Promise<void> {
    const people = (await em.execute<{ id: number }[]>(lockPeople, [id])).map((person) => person.id);
    await this.inbox.lockAll(em, people);
    const changed = await em.execute<unknown[]>(withhold, [isWithheld, id, isWithheld]);
    if (!changed.length) return;
    await em.execute(changeLists, [id]);
    await this.inbox.reset(em, people);
  }
}
