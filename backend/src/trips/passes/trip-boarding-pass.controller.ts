import { ConflictException, Controller } from '@nestjs/common';
import { BoardingPasses } from '../../listings/index.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import type { Match } from '../contract.js';
import { MatchReads } from '../match-reads.js';
import { showTripBoardingPass, takeBackTripBoardingPass } from './endpoints.js';

@Controller()
export class TripBoardingPassController {
  constructor(
    private readonly matches: MatchReads,
    private readonly passes: BoardingPasses,
  ) {}

  @Route(showTripBoardingPass)
  async show({ params: { id }, body }: Received<typeof showTripBoardingPass>, @Me() me: CurrentUser) {
    const trip = await this.matches.one(me.id, id);
    const { status } = trip;
    if (status !== 'agreed' && status !== 'done')
      throw new ConflictException('You have not agreed on this trip');
    return this.passes.show(me.id, body, flownBy(trip));
  }

  /** Also of a trip that has ended. */
  @Route(takeBackTripBoardingPass)
  async takeBack({ params: { id } }: Received<typeof takeBackTripBoardingPass>, @Me() me: CurrentUser) {
    await this.passes.takeBack(me.id, flownBy(await this.matches.one(me.id, id)));
  }
}

/** The flights of the caller. */
function flownBy({ role, legs = [] }: Match) {
  const side = role === 'helper' ? 'helper' : 'seeker';
  return legs.filter((leg) => leg.with === 'both' || leg.with === side);
}
