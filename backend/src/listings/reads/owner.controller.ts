import { Controller, NotFoundException } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { getListingOwner, listUserListings } from './endpoints.js';
import { ListingReads } from './listing-reads.js';

/** By the id of the owner: their open listings, and who they are as the recipient of a tip. */
@Controller()
export class OwnerController {
  constructor(private readonly reads: ListingReads) {}

  @Route(listUserListings)
  open({ params: { userId } }: Received<typeof listUserListings>, @Me() me?: CurrentUser) {
    return this.reads.openOf(userId, { viewer: me?.id });
  }

  @Route(getListingOwner)
  async owner({ params: { id } }: Received<typeof getListingOwner>, @Me() me?: CurrentUser) {
    const user = await this.reads.owner(id, { viewer: me?.id });
    if (!user) throw new NotFoundException('This person was not found');
    return { user };
  }
}
