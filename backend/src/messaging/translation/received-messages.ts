import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ConversationAccess } from '../store/conversation-access.js';

/** Neither what the site says, which it says in each language itself, nor what the desk has removed. */
const received = `
  select m.id::float8 as id, m.sender_id::float8 as "senderId", m.content
  from message m join participant p on p.conversation_id = m.conversation_id and p.user_id = $1
  where m.id = any($2::bigint[]) and m.sender_id <> $1 and m.kind = 'person' and not m.is_withheld
  order by m.id`;

const hasWritten = `select 1 from participant where user_id = $1 and other_id = $2 and has_written`;

interface Row {
  id: number;
  senderId: number;
  content: string;
}

@Injectable()
export class ReceivedMessages {
  constructor(
    private readonly access: ConversationAccess,
    private readonly database: Database,
  ) {}

  /** What another person wrote to this one, who may still read it. */
  async words(me: number, id: number): Promise<string> {
    const [row] = await this.rows(me, [id]);
    if (!row) throw new NotFoundException('This message was not found');
    await this.access.pair(me, row.senderId, { former: true });
    return row.content;
  }

  /** Those of one person. What cannot be read is left out. */
  async from(other: number, me: number, ids: number[]): Promise<Row[]> {
    await this.access.pair(me, other, { former: true });
    return (await this.rows(me, ids)).filter(({ senderId }) => senderId === other);
  }

  /** Only between two who talk, so that this is no translator for everything else. */
  async expectWordsFrom(other: number, me: number): Promise<void> {
    await this.access.pair(me, other);
    if ((await this.database.query('message-has-written', hasWritten, [other, me])).length > 0) return;
    throw new ForbiddenException('This person has not written to you yet');
  }

  private rows(me: number, ids: number[]): Promise<Row[]> {
    return this.database.query<Row & Record<string, unknown>>('message-received', received, [me, ids]);
  }
}
