import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Operation } from '../../platform/openapi/operation.js';
import { listingId, myListing, myListings, myListingsSearch, type ListingType } from '../contract.js';
import { listingChange, repost, type ListingChange, type Repost } from '../posting/contract.js';
import { MyListingsService } from './my-listings.service.js';
import { OwnListings } from '../reads/own-listings.js';

@Controller('api')
export class MyListingsController {
  constructor(
    private readonly own: OwnListings,
    private readonly myListings: MyListingsService,
  ) {}

  @Get('my-listings')
  @Operation('listMyListings', 'List your own listings')
  @Returns(myListings)
  list(@Me() me: CurrentUser, @Query(valid(myListingsSearch)) { type }: { type?: ListingType }) {
    return this.own.list(me, type);
  }

  @Patch('listings/:id')
  @Operation('changeListing', 'Change a listing')
  @Returns(myListing)
  change(
    @Me() me: CurrentUser,
    @Param('id', valid(listingId)) id: number,
    @Body(valid(listingChange)) change: ListingChange,
  ) {
    return this.myListings.change(me, id, change);
  }

  @Delete('listings/:id')
  @Operation('deleteListing', 'Delete a listing')
  @Returns(done)
  async remove(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    await this.myListings.remove(me, id);
    return { done: true as const };
  }

  @Post('listings/:id/close')
  @Operation('closeListing', 'Close a listing')
  @Returns(myListing)
  close(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    return this.myListings.close(me, id);
  }

  @Post('listings/:id/reopen')
  @Operation('reopenListing', 'Reopen a closed listing')
  @Returns(myListing)
  reopen(@Me() me: CurrentUser, @Param('id', valid(listingId)) id: number) {
    return this.myListings.reopen(me, id);
  }

  @Post('listings/:id/repost')
  @Operation('repostListing', 'Post a listing again for another day')
  @Returns(myListing)
  repost(
    @Me() me: CurrentUser,
    @Param('id', valid(listingId)) id: number,
    @Body(valid(repost)) days: Repost,
  ) {
    return this.myListings.repost(me, id, days);
  }
}
