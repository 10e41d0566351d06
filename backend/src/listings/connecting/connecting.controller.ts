import { Controller, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Operation } from '../../platform/openapi/operation.js';
import { contact, listingId } from '../contract.js';
import { ConnectingService } from './connecting.service.js';

@Controller('api/listings')
export class ConnectingController {
  constructor(private readonly connecting: ConnectingService) {}

  @Post(':id/connect')
  @Operation('requestContact', 'Request the contact of a listing')
  @Returns(contact)
  connect(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number, @Req() request: FastifyRequest) {
    return this.connecting.connect(me, id, clientIp(request));
  }
}
