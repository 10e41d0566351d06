import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { ClaimingService } from './claiming.service.js';
import { claimListing, disownListing, listUnclaimedListings } from './endpoints.js';

@Controller()
export class ClaimingController {
  constructor(private readonly claiming: ClaimingService) {}

  @Route(listUnclaimedListings)
  list(@Me() me: CurrentUser) {
    return this.claiming.list(me);
  }

  @Route(claimListing)
  claim({ params: { id } }: Received<typeof claimListing>, @Me() me: CurrentUser) {
    return this.claiming.claim(me, id);
  }

  @Route(disownListing)
  async disown({ params: { id } }: Received<typeof disownListing>, @Me() me: CurrentUser) {
    await this.claiming.disown(me, id);
  }
}
