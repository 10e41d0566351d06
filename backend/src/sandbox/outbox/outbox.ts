import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export type Channel = 'email' | 'sms';

export interface OutgoingMessage {
  channel: Channel;
  sender: string;
  recipient: string;
  replyTo?: string;
  /** The Message-ID of a mail, the SID of an SMS. */
  providerId: string;
  subject?: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
}

export interface Attachment {
  name: string;
  text: string;
}

export interface OutboxRow {
  id: number;
  channel: Channel;
  to: string;
  subject: string | null;
  text: string;
  createdAt: string;
}

export interface InboxRow extends OutboxRow {
  hasHtml: boolean;
  attached: string[];
}

export interface OutboxDetails extends OutboxRow {
  from: string;
  replyTo: string | null;
  messageId: string;
  html: string | null;
  attachments: Attachment[];
}

export interface OutboxFilter {
  channel?: Channel;
  to?: string;
  limit: number;
}

const kept = 5000;

const summary = `id::int, channel, recipient as "to", subject, text,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

/** Normalizes for comparison: a query string turns a number's plus into a space. */
const comparable = (address: string) =>
  (address.includes('@') ? address : address.replace(/[\s()-]/g, '')).trim().replace(/^\+/, '').toLowerCase();

/** In PostgreSQL, so that every node shows the same messages. */
@Injectable()
export class Outbox {
  constructor(private readonly database: Database) {}

  async add(message: OutgoingMessage): Promise<number> {
    const {
      channel,
      sender,
      recipient,
      replyTo,
      providerId,
      subject,
      text,
      html,
      attachments = [],
    } = message;
    const parts = [subject ?? null, text, html ?? null, JSON.stringify(attachments)];
    const [added] = await this.database.query<{ id: number; notified: '' }>(
      'sandbox.add',
      `with added as (
         insert into sandbox_message (channel, sender, recipient, reply_to, provider_id, subject, text, html, attachments)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) returning id
       ), forgotten as (
         delete from sandbox_message where id < (select id from added) - ${kept}
       )
       select id::int, pg_notify('${outboxChannel}', id::text) as notified from added`,
      [channel, sender, recipient, replyTo ?? null, providerId, ...parts],
    );
    if (!added) throw new Error('The outbox did not take the message');
    return added.id;
  }

  list({ channel, to, limit }: OutboxFilter): Promise<OutboxRow[]> {
    return this.database.query<OutboxRow>(
      'sandbox.list',
      `select ${summary} from sandbox_message
       where ($1::text is null or channel = $1) and ($2::text is null or ltrim(lower(recipient), '+') = $2)
       order by id desc limit $3`,
      [channel ?? null, to === undefined ? null : comparable(to), limit],
    );
  }

  /** Matches any part of an address. */
  inbox({ channel, to, limit }: OutboxFilter): Promise<InboxRow[]> {
    return this.database.query<InboxRow>(
      'sandbox.inbox',
      `select ${summary}, html is not null as "hasHtml",
         array(select each ->> 'name' from jsonb_array_elements(attachments) each) as attached from sandbox_message
       where ($1::text is null or channel = $1)
         and ($2::text is null or position($2 in ltrim(lower(recipient), '+')) > 0)
       order by id desc limit $3`,
      [channel ?? null, to === undefined ? null : comparable(to), limit],
    );
  }

  async find(id: number): Promise<OutboxDetails | undefined> {
    const [found] = await this.database.query<OutboxDetails>(
      'sandbox.find',
      `select ${summary}, sender as "from", reply_to as "replyTo", provider_id as "messageId", html, attachments
       from sandbox_message where id = $1`,
      [id],
    );
    return found;
  }
}

export const outboxChannel = 'sandbox_outbox';
