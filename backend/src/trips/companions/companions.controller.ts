import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Operation } from '../../platform/openapi/operation.js';
import { match, matchId, newCompanion, type NewCompanion } from '../contract.js';
import { CompanionsService } from './companions.service.js';

@Controller('api/matches/:id/companions')
export class CompanionsController {
  constructor(private readonly companions: CompanionsService) {}

  @Post()
  @Operation('askCompanion', 'Ask another helper for a part of a trip')
  @Returns(match)
  ask(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body(valid(newCompanion)) body: NewCompanion,
    @Req() request: FastifyRequest,
  ) {
    return this.companions.ask(me, id, body, clientIp(request));
  }
}
