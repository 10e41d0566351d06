import { Controller } from '@nestjs/common';
import { FreshProof } from '../../account/index.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { connectPayouts, getPayouts, giveHeldTips } from '../endpoints.js';
import { WaysOut } from '../held/ways-out.service.js';
import { PayoutsService } from './payouts.service.js';

@Controller()
export class PayoutsController {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly waysOut: WaysOut,
  ) {}

  @Route(getPayouts)
  see(@Me() me: CurrentUser) {
    return this.payouts.see(me);
  }

  @Route(connectPayouts)
  @FreshProof('connect-payouts')
  connect({ body: { country } }: Received<typeof connectPayouts>, @Me() me: CurrentUser) {
    return this.payouts.connect(me, country);
  }

  @Route(giveHeldTips)
  @FreshProof('give-held-tips')
  async give({ body: { way } }: Received<typeof giveHeldTips>, @Me() me: CurrentUser) {
    await (way === 'give_on' ? this.waysOut.giveOn(me.id) : this.waysOut.giveBack(me.id));
    return this.payouts.see(me);
  }
}
