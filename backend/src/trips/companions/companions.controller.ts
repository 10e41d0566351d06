import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { CompanionsService } from './companions.service.js';
import { askCompanion } from './endpoints.js';

@Controller()
export class CompanionsController {
  constructor(private readonly companions: CompanionsService) {}

  @Route(askCompanion)
  ask(
    { params: { id }, body }: Received<typeof askCompanion>,
    @Me() me: CurrentUser,
    @Req() request: FastifyRequest,
  ) {
    return this.companions.ask(me, id, body, clientIp(request));
  }
}
