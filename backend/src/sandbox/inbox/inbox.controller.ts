import { Controller, Get, Header, NotFoundException, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { line } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { inboxList, inboxPage } from './inbox-page.js';
import { Outbox } from '../outbox/outbox.js';
import { pageFile } from '../page-files.js';
import { SiteStyle } from './site-style.js';

const none = z.literal('').transform(() => undefined);
const inboxQuery = z.object({
  channel: z.union([none, z.enum(['email', 'sms'])]).optional(),
  to: z.union([none, line.max(254)]).optional(),
});
type InboxQuery = z.infer<typeof inboxQuery>;

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const shown = 100;

const pageFiles: Record<string, string> = {
  'base.css': 'text/css; charset=utf-8',
  'connect.css': 'text/css; charset=utf-8',
  'inbox.css': 'text/css; charset=utf-8',
  'inbox.js': 'text/javascript; charset=utf-8',
};

@Public()
@Controller('sandbox')
export class InboxController {
  constructor(
    private readonly outbox: Outbox,
    private readonly siteStyle: SiteStyle,
  ) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', pagePolicy)
  @Header('Cache-Control', 'no-store')
  async page(@Query(valid(inboxQuery)) query: InboxQuery) {
    const messages = await this.outbox.inbox({ ...query, limit: shown });
    return inboxPage(messages, query, await this.siteStyle.addresses());
  }

  @Get('messages')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async messages(@Query(valid(inboxQuery)) query: InboxQuery) {
    return String(inboxList(await this.outbox.inbox({ ...query, limit: shown }), query));
  }

  @Get('pages/:name')
  @Header('Cache-Control', 'no-cache')
  file(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const type = Object.hasOwn(pageFiles, name) && pageFiles[name];
    if (!type) throw new NotFoundException();
    void reply.type(type);
    return pageFile(name);
  }
}
