import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Evidence } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { instant } from './message-reads.js';

const maxMessages = 200;

// Not by participant, because deleted accounts have no such row.
const written = `
  select m.id::float8 as id, m.kind, m.sender_id::float8 as "senderId", m.content, ${instant('m.created_at')} as "createdAt"
  from message m
  where m.conversation_id = (
    select id from conversation
    where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint))
  order by m.id desc limit ${maxMessages}`;

const one = `
  select m.content, ${instant('m.created_at')} as "createdAt" from message m where m.id = $1 and m.sender_id = $2`;

@Injectable()
export class MessageEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly evidence: Evidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register(async ({ reporterId, reportedId, messageId }) => {
      const [messages, [message]] = await Promise.all([
        this.database.query('message-evidence', written, [reporterId, reportedId]),
        this.database.query('message-copy', one, [messageId, reportedId]),
      ]);
      return { messages: messages.reverse(), ...(message && { message }) };
    });
  }
}
