import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { listings, owner, ownerId } from '../contract.js';
import { ListingReads } from './listing-reads.js';

/** By the id of the owner: their open listings, and who they are as the recipient of a tip. */
@Controller('api/listings')
export class OwnerController {
  constructor(private readonly reads: ListingReads) {}

  @Get('by/user/:userId')
  @Operation('listUserListings', 'List the open listings of a user')
  @Public()
  @Limited('list.read')
  @Returns(listings)
  open(@Param('userId', valid(ownerId)) userId: number, @Me() me?: CurrentUser) {
    return this.reads.openOf(userId, { viewer: me?.id });
  }

  @Get(':userId')
  @Operation('getListingOwner', 'Read whom to tip')
  @Public()
  @Limited('list.read')
  @Returns(owner)
  async owner(@Param('userId', valid(ownerId)) userId: number, @Me() me?: CurrentUser) {
    const user = await this.reads.owner(userId, { viewer: me?.id });
    if (!user) throw new NotFoundException('This person was not found');
    return { user };
  }
}
