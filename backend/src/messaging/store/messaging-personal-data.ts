import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberNews, PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { Inbox } from './inbox.js';
import { newsOfConversation } from './message-writes.js';

const collect = `
  select p.other_id::float8 as "with", (
      select coalesce(json_agg(json_strip_nulls(json_build_object('content', m.content, 'createdAt', m.created_at,
        'writtenAt', m.written_at)) order by m.id), '[]')
      from message m where m.conversation_id = p.conversation_id and m.sender_id = $1 and m.kind = 'person') as messages,
    (select confirmed_at from rules_confirmation r where r.user_id = $1 and r.other_id = p.other_id)
      as "rulesConfirmedAt"
  from participant p where p.user_id = $1 order by p.conversation_id`;

const correspondents = `select other_id::float8 as id from participant where user_id = ?`;

const side = `delete from participant where user_id = ?`;
// In ascending order of ids, so that parallel deletions cannot deadlock.
const conversations = `
  delete from conversation where id in (
    select id from conversation c where ? in (user_low, user_high)
      and not exists (select from participant where conversation_id = c.id)
    order by id for update)`;
const confirmations = `delete from rules_confirmation where ? in (user_id, other_id)`;
const inbox = `delete from inbox where user_id = ?`;

@Injectable()
export class MessagingPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly news: MemberNews,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'messaging',
      collect: (userId) => this.database.query('messages-of', collect, [userId]),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  private async erase(em: EntityManager, userId: number): Promise<void> {
    const others = (await em.execute<{ id: number }[]>(correspondents, [userId])).map(({ id }) => id);
    await this.inbox.lockAll(em, [...others, userId]);
    for (const text of [side, conversations, confirmations, inbox]) await em.execute(text, [userId]);
    await this.inbox.reset(em, others);
    // It has their name.
    await this.news.forgetForAll(em, newsOfConversation(userId));
  }
}
