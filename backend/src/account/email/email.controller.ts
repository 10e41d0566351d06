import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { FreshProof } from '../proof/fresh-proof.js';
import { EmailChangesService } from './email-changes.service.js';
import { EmailStopsService } from './email-stops.service.js';
import * as routes from './endpoints.js';

@Controller()
export class EmailController {
  constructor(
    private readonly changes: EmailChangesService,
    private readonly stops: EmailStopsService,
  ) {}

  @Route(routes.readEmailChange)
  current(@Me() me: CurrentUser) {
    return this.changes.current(me);
  }

  @Route(routes.changeEmail)
  @FreshProof('change-email')
  begin({ body: { email } }: Received<typeof routes.changeEmail>, @Me() me: CurrentUser) {
    return this.changes.begin(me, email);
  }

  /** The code is new, so the proof before it need not be. */
  @Route(routes.confirmEmail)
  confirm(
    { body: { code } }: Received<typeof routes.confirmEmail>,
    @Me() me: CurrentUser,
    @Req() request: FastifyRequest,
  ) {
    return this.changes.confirm(me, code, clientIp(request));
  }

  @Route(routes.readStoppableChange)
  stoppable({ body: { token } }: Received<typeof routes.readStoppableChange>) {
    return this.stops.find(token);
  }

  @Route(routes.stopEmailChange)
  async stop({ body: { token } }: Received<typeof routes.stopEmailChange>) {
    await this.stops.stop(token);
  }
}
