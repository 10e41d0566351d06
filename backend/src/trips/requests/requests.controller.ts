import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { AnsweringService } from './answering.service.js';
import { AskingService } from './asking.service.js';
import {
  declineContactRequest,
  listContactRequests,
  listMyContactRequests,
  readContact,
  requestContact,
  shareContact,
  stopSharingContact,
  withdrawContactRequest,
} from './endpoints.js';
import { RequestReads } from './request-reads.js';
import { WithdrawingService } from './withdrawing.service.js';

@Controller()
export class RequestsController {
  constructor(
    private readonly answering: AnsweringService,
    private readonly asking: AskingService,
    private readonly reads: RequestReads,
    private readonly withdrawing: WithdrawingService,
  ) {}

  @Route(requestContact)
  connect(
    { params: { id }, body }: Received<typeof requestContact>,
    @Me() me: CurrentUser,
    @Req() request: FastifyRequest,
  ) {
    return this.asking.connect(me, id, body, clientIp(request));
  }

  @Route(readContact)
  contact({ params: { id } }: Received<typeof readContact>, @Me() me: CurrentUser) {
    return this.asking.contactOf(me.id, id);
  }

  @Route(listContactRequests)
  ofListing({ params: { id } }: Received<typeof listContactRequests>, @Me() me: CurrentUser) {
    return this.reads.ofListing(me.id, id);
  }

  @Route(listMyContactRequests)
  mine(@Me() me: CurrentUser) {
    return this.reads.mine(me.id);
  }

  @Route(withdrawContactRequest)
  withdraw({ params: { id } }: Received<typeof withdrawContactRequest>, @Me() me: CurrentUser) {
    return this.withdrawing.withdraw(me.id, id);
  }

  @Route(shareContact)
  share({ params: { id } }: Received<typeof shareContact>, @Me() me: CurrentUser) {
    return this.answering.share(me.id, id);
  }

  @Route(declineContactRequest)
  decline({ params: { id } }: Received<typeof declineContactRequest>, @Me() me: CurrentUser) {
    return this.answering.decline(me.id, id);
  }

  @Route(stopSharingContact)
  stop({ params: { id } }: Received<typeof stopSharingContact>, @Me() me: CurrentUser) {
    return this.answering.stop(me.id, id);
  }
}
