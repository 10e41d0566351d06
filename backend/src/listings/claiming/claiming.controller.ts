import { Controller, Get, Param, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { listingId, listings, myListing } from '../contract.js';
import { ClaimingService } from './claiming.service.js';

@Controller('api')
export class ClaimingController {
  constructor(private readonly claiming: ClaimingService) {}

  @Get('my-listings/unclaimed')
  @Operation('listUnclaimedListings', 'List listings that were posted with your email')
  @Returns(listings)
  list(@Me() me: CurrentUser) {
    return this.claiming.list(me);
  }

  @Post('listings/:id/claim')
  @Operation('claimListing', 'Claim a listing as yours')
  @Returns(myListing)
  claim(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    return this.claiming.claim(me, id);
  }

  @Post('listings/:id/disown')
  @Operation('disownListing', 'Say that a listing is not yours')
  @Returns(done)
  async disown(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    await this.claiming.disown(me, id);
    return { done: true as const };
  }
}
