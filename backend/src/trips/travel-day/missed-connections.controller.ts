import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { missConnection, takeBackMissedConnection } from './endpoints.js';
import { MissedConnectionsService } from './missed-connections.service.js';

@Controller()
export class MissedConnectionsController {
  constructor(private readonly connections: MissedConnectionsService) {}

  @Route(missConnection)
  miss({ params: { id }, body: { leg } }: Received<typeof missConnection>, @Me() me: CurrentUser) {
    return this.connections.miss(me.id, id, leg);
  }

  @Route(takeBackMissedConnection)
  takeBack(
    { params: { id }, body: { leg } }: Received<typeof takeBackMissedConnection>,
    @Me() me: CurrentUser,
  ) {
    return this.connections.takeBack(me.id, id, leg);
  }
}
