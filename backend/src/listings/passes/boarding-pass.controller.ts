import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { OwnListings } from '../reads/own-listings.js';
import { BoardingPasses } from './boarding-passes.service.js';
import { showBoardingPass } from './endpoints.js';

@Controller()
export class BoardingPassController {
  constructor(
    private readonly own: OwnListings,
    private readonly passes: BoardingPasses,
  ) {}

  @Route(showBoardingPass)
  async show({ params: { id }, body }: Received<typeof showBoardingPass>, @Me() me: CurrentUser) {
    const listing = await this.own.one(me, id);
    const { departureAirport: from, arrivalAirport: to } = listing;
    return this.passes.show(me.id, body, listing.legs ?? [{ ...listing, from, to }]);
  }
}
