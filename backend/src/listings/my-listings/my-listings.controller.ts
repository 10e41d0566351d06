import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { OwnListings } from '../reads/own-listings.js';
import {
  changeListing,
  closeListing,
  deleteListing,
  listMyListings,
  reopenListing,
  repostListing,
} from './endpoints.js';
import { MyListingsService } from './my-listings.service.js';

@Controller()
export class MyListingsController {
  constructor(
    private readonly own: OwnListings,
    private readonly myListings: MyListingsService,
  ) {}

  @Route(listMyListings)
  list({ query: { type } }: Received<typeof listMyListings>, @Me() me: CurrentUser) {
    return this.own.list(me, type);
  }

  @Route(changeListing)
  change({ params: { id }, body: change }: Received<typeof changeListing>, @Me() me: CurrentUser) {
    return this.myListings.change(me, id, change);
  }

  @Route(deleteListing)
  async remove({ params: { id } }: Received<typeof deleteListing>, @Me() me: CurrentUser) {
    await this.myListings.remove(me, id);
  }

  @Route(closeListing)
  close({ params: { id } }: Received<typeof closeListing>, @Me() me: CurrentUser) {
    return this.myListings.close(me, id);
  }

  @Route(reopenListing)
  reopen({ params: { id } }: Received<typeof reopenListing>, @Me() me: CurrentUser) {
    return this.myListings.reopen(me, id);
  }

  @Route(repostListing)
  repost({ params: { id }, body: days }: Received<typeof repostListing>, @Me() me: CurrentUser) {
    return this.myListings.repost(me, id, days);
  }
}
