import { ConflictException, Controller } from '@nestjs/common';
import { BoardingPasses } from '../../listings/index.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { MatchReads } from '../match-reads.js';
import { showTripBoardingPass } from './endpoints.js';

@Controller()
export class TripBoardingPassController {
  constructor(
    private readonly matches: MatchReads,
    private readonly passes: BoardingPasses,
  ) {}

  @Route(showTripBoardingPass)
  async show({ params: { id }, body }: Received<typeof showTripBoardingPass>, @Me() me: CurrentUser) {
    const { status, role, legs = [] } = await this.matches.one(me.id, id);
    if (status !== 'agreed' && status !== 'done')
      throw new ConflictException('You have not agreed on this trip');
    const side = role === 'helper' ? 'helper' : 'seeker';
    return this.passes.show(
      me.id,
      body,
      legs.filter((leg) => leg.with === 'both' || leg.with === side),
    );
  }
}
