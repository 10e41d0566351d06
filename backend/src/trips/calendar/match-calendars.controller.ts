import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { matchId } from '../contract.js';
import { MatchCalendars } from './match-calendars.service.js';

@Controller('api/matches/:id/calendar')
export class MatchCalendarsController {
  constructor(private readonly calendars: MatchCalendars) {}

  @Get()
  @Operation('getMatchCalendar', 'Get a trip as a calendar entry')
  async find(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, text } = await this.calendars.of(me.id, id);
    void reply.type('text/calendar; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return text;
  }
}
