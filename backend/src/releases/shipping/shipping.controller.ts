import { Body, Controller, Get, Header, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuthorizedBy } from '../../platform/http/authorized-by.js';
import { TakesFiles } from '../../platform/http/forms.js';
import { Returns } from '../../platform/http/returns.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { WithoutSession } from '../../platform/http/access.js';
import { Operation } from '../../platform/openapi/operation.js';
import { channels } from '../channels/contract.js';
import { shipForm, shipped } from './contract.js';
import { RefusalFilter } from './refusal.filter.js';
import { ShippingService } from './shipping.service.js';
import { ReadAuthorizer, TokenAuthorizer } from './token.authorizer.js';

const maxBuildBytes = 50 * 1024 * 1024;

@WithoutSession()
@UseFilters(RefusalFilter)
@Controller('platform')
export class ShippingController {
  constructor(private readonly shipping: ShippingService) {}

  @Get('releases')
  @Operation('getChannels', 'Read which releases visitors get')
  @AuthorizedBy(ReadAuthorizer)
  @Header('cache-control', 'no-store')
  @Returns(channels)
  channels() {
    return this.shipping.channels();
  }

  @Post('ship')
  @Operation('shipRelease', 'Ship a release')
  @AuthorizedBy(TokenAuthorizer)
  @FromElsewhere()
  @TakesFiles({ maxBytes: maxBuildBytes })
  @Header('cache-control', 'no-store')
  @Returns(shipped)
  ship(@Req() { sender }: FastifyRequest, @Body({ schema: shipForm }) form: unknown) {
    return this.shipping.ship(sender!, form);
  }
}
