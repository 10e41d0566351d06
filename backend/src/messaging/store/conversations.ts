import { BadRequestException, Injectable } from '@nestjs/common';
import { BlocksService, PeopleService } from '../../account/index.js';
import { rowId } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import { SpokenSentences } from '../../platform/language/sentences.js';
import { currentLanguage } from '../../platform/request-context.js';
import { removedText, type Conversation } from '../contract.js';
import { instant } from './message-reads.js';

interface Line extends Omit<Conversation, 'otherUser'> {
  otherId: number;
  lastMessageId: number;
}

export interface ListPage {
  conversations: Conversation[];
  next: string | null;
}

const list = `
  select conversation_id::float8 as id, other_id::float8 as "otherId", unread_count = 0 as read,
    last_sender_id::float8 as "senderId", ${instant('last_message_at')} as "lastMessageAt",
    unread_count as "unreadCount", case when last_by_site then true end as "lastBySite",
    last_message_id::float8 as "lastMessageId", coalesce(case when last_by_site then (
      select m.translations ->> $5 from message m where m.id = last_message_id) end, last_content) as "lastMessage"
  from participant where user_id = $1 and last_message_id < $2 and other_id <> all($3::bigint[])
  order by last_message_id desc limit $4`;

const unread = `
  select count(*)::int as unread from participant
  where user_id = $1 and unread_count > 0 and other_id <> all($2::bigint[])`;

@Injectable()
export class Conversations {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly sentences: SpokenSentences,
  ) {}

  async list(me: number, limit: number, cursor?: string): Promise<ListPage> {
    const before = positionOf(cursor);
    const hidden = await this.blocks.blockedAround(me);
    const language = currentLanguage();
    const values = [me, before, hidden, limit + 1, language];
    const lines = await this.database.query<Line>('conversations', list, values);
    const shown = lines.slice(0, limit);
    const last = lines.length > limit ? shown.at(-1) : undefined;
    for (const line of shown)
      if (line.lastMessage === removedText) line.lastMessage = this.sentences.in(language, removedText);
    return { conversations: await this.withPeople(shown), next: last ? String(last.lastMessageId) : null };
  }

  async unread(me: number): Promise<number> {
    const values = [me, await this.blocks.blockedAround(me)];
    const [row] = await this.database.query<{ unread: number }>('conversations-unread', unread, values);
    return row?.unread ?? 0;
  }

  private async withPeople(lines: Line[]): Promise<Conversation[]> {
    const people = await this.people.find(
      lines.map(({ otherId }) => otherId),
      { former: true },
    );
    const byId = new Map(people.map((person) => [person.id, person]));
    return lines.flatMap(({ otherId, ...line }) => {
      const otherUser = byId.get(otherId);
      return otherUser ? [{ ...line, otherUser }] : [];
    });
  }
}

/** `17`: the last message of the last conversation shown. */
function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  const { data } = rowId.safeParse(cursor);
  if (data) return data;
  const message = 'This is not where a page of conversations starts';
  throw new BadRequestException({ message, issues: [{ path: 'cursor', message }] });
}
