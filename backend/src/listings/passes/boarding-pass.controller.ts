import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { OwnListings } from '../reads/own-listings.js';
import { BoardingPasses, type NamedFlight } from './boarding-passes.service.js';
import { showBoardingPass, takeBackBoardingPass } from './endpoints.js';

@Controller()
export class BoardingPassController {
  constructor(
    private readonly own: OwnListings,
    private readonly passes: BoardingPasses,
  ) {}

  @Route(showBoardingPass)
  async show({ params: { id }, body }: Received<typeof showBoardingPass>, @Me() me: CurrentUser) {
    return this.passes.show(me.id, body, await this.flightsOf(me, id));
  }

  @Route(takeBackBoardingPass)
  async takeBack({ params: { id } }: Received<typeof takeBackBoardingPass>, @Me() me: CurrentUser) {
    await this.passes.takeBack(me.id, await this.flightsOf(me, id));
  }

  private async flightsOf(me: CurrentUser, id: number): Promise<NamedFlight[]> {
    const listing = await this.own.one(me, id);
    const { departureAirport: from, arrivalAirport: to } = listing;
    return listing.legs ?? [{ ...listing, from, to }];
  }
}
