import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { listingId } from '../../listings/contract.js';
import { AnsweringService } from './answering.service.js';
import { AskingService } from './asking.service.js';
import * as contract from './contract.js';
import { RequestReads } from './request-reads.js';
import { WithdrawingService } from './withdrawing.service.js';

@Controller('api')
export class RequestsController {
  constructor(
    private readonly answering: AnsweringService,
    private readonly asking: AskingService,
    private readonly reads: RequestReads,
    private readonly withdrawing: WithdrawingService,
  ) {}

  @Post('listings/:id/connect')
  @Operation('requestContact', 'Request the contact of a listing')
  @Returns(contract.requestAnswer)
  connect(
    @Me() me: CurrentUser,
    @Param('id', valid(listingId)) id: number,
    @Body(valid(contract.newRequest)) body: contract.NewRequest,
    @Req() request: FastifyRequest,
  ) {
    return this.asking.connect(me, id, body, clientIp(request));
  }

  @Get('listings/:id/contact')
  @Operation('readContact', 'Read the contact that the owner of a listing shares with you')
  @Returns(contract.requestAnswer)
  contact(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    return this.asking.contactOf(me.id, id);
  }

  @Get('listings/:id/requests')
  @Operation('listContactRequests', 'List who asked for the contact of your listing')
  @Returns(contract.contactRequests)
  ofListing(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    return this.reads.ofListing(me.id, id);
  }

  @Get('requests')
  @Operation('listMyContactRequests', 'List the contacts that you asked for')
  @Returns(contract.myRequests)
  mine(@Me() me: CurrentUser) {
    return this.reads.mine(me.id);
  }

  @Post('requests/:id/withdraw')
  @Operation('withdrawContactRequest', 'Take back a request that nobody has answered')
  @Limited('request.answer')
  @Returns(contract.myRequest)
  withdraw(@Me() me: CurrentUser, @Param('id', valid(contract.requestId)) id: number) {
    return this.withdrawing.withdraw(me.id, id);
  }

  @Post('requests/:id/share')
  @Operation('shareContact', 'Share your contact with a person who asked')
  @Limited('request.answer')
  @Returns(contract.contactRequest)
  share(@Me() me: CurrentUser, @Param('id', valid(contract.requestId)) id: number) {
    return this.answering.share(me.id, id);
  }

  @Post('requests/:id/decline')
  @Operation('declineContactRequest', 'Decline a request for your contact')
  @Limited('request.answer')
  @Returns(contract.contactRequest)
  decline(@Me() me: CurrentUser, @Param('id', valid(contract.requestId)) id: number) {
    return this.answering.decline(me.id, id);
  }

  @Post('requests/:id/stop')
  @Operation('stopSharingContact', 'Stop sharing your contact with a person')
  @Limited('request.answer')
  @Returns(contract.contactRequest)
  stop(@Me() me: CurrentUser, @Param('id', valid(contract.requestId)) id: number) {
    return this.answering.stop(me.id, id);
  }
}
