import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ConversationAccess } from '../store/conversation-access.js';

/** Neither what the site says, which it says in each language itself, nor what the desk has removed. */
const received = `
  select m.sender_id::float8 as "senderId", m.content
  from message m join participant p on p.conversation_id = m.conversation_id and p.user_id = $1
  where m.id = $2 and m.sender_id <> $1 and m.kind = 'person' and not m.is_withheld`;

interface Row {
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
    const [row] = await this.database.query<Row & Record<string, unknown>>('message-received', received, [
      me,
      id,
    ]);
    if (!row) throw new NotFoundException('This message was not found');
    await this.access.pair(me, row.senderId, { former: true });
    return row.content;
  }
}
