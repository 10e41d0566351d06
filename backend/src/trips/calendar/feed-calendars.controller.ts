import { createHash } from 'node:crypto';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WithoutSession } from '../../platform/http/access.js';
import { Limited } from '../../platform/limits/limited.js';
import { Limits } from '../../platform/limits/limits.js';
import { tokenHash } from '../family/family-link-token.js';
import { FeedCalendars } from './feed-calendars.js';

const fileName = /^([\w-]{43})\.ics$/;

/** Wrong, renewed and ended addresses have one response, and so have those of former and suspended members. */
const feedNotFound = () => new NotFoundException('This link has ended');

/** For programs that read it every hour, without a cookie. */
@WithoutSession()
@Controller('calendar')
export class FeedCalendarsController {
  constructor(
    private readonly calendars: FeedCalendars,
    private readonly limits: Limits,
  ) {}

  @Get(':file')
  @Limited('calendar.read')
  async find(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const member = await this.calendars.memberWith(tokenHash(fileName.exec(file)?.[1] ?? ''));
    if (member === null) throw feedNotFound();
    await this.limits.take('calendar.read', { destination: `member ${member}` });
    const text = await this.calendars.of(member);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({ 'cache-control': 'private, max-age=300', etag });
    if (request.headers['if-none-match']?.includes(etag)) {
      void reply.code(304);
      return;
    }
    void reply.type('text/calendar; charset=utf-8');
    return text;
  }
}
