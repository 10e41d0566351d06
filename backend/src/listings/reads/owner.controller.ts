import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { Route } from '../../platform/routing/route.js';
import { owner, ownerId } from '../contract.js';
import { listUserListings } from './endpoints.js';
import { ListingReads } from './listing-reads.js';

/** By the id of the owner: their open listings, and who they are as the recipient of a tip. */
@Controller()
export class OwnerController {
  constructor(private readonly reads: ListingReads) {}

  @Route(listUserListings)
  open({ params: { userId } }: Received<typeof listUserListings>, @Me() me?: CurrentUser) {
    return this.reads.openOf(userId, { viewer: me?.id });
  }

  /** The API description names its parameter `id`, as in the other routes of this path. */
  @Get('api/listings/:userId')
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
