import {
  Controller,
  Get,
  Header,
  NotFoundException,
  Param,
  Query,
  Sse,
  type MessageEvent,
} from '@nestjs/common';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import { line, rowId } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { Outbox } from './outbox.js';
import { OutboxFeed } from './outbox-feed.js';

export const outboxQuery = z.object({
  channel: z.enum(['email', 'sms']).optional(),
  to: line.max(254).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

/** Mails have inline styles. Nothing else in them may run or load. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

@Public()
@Controller('sandbox/outbox')
export class OutboxController {
  constructor(
    private readonly outbox: Outbox,
    private readonly feed: OutboxFeed,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  list(@Query(valid(outboxQuery)) query: OutboxQuery) {
    return this.outbox.list(query);
  }

  @Sse('stream')
  stream(): Observable<MessageEvent> {
    return this.feed.watch();
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async find(@Param('id', valid(rowId)) id: number) {
    const found = await this.outbox.find(id);
    if (!found) throw new NotFoundException('This message is not in the outbox');
    return found;
  }

  @Get(':id/mail')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', mailPolicy)
  async mail(@Param('id', valid(rowId)) id: number) {
    const found = await this.find(id);
    if (found.html === null) throw new NotFoundException('This message has no HTML');
    return found.html;
  }
}
