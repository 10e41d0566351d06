import { Body, Controller, Get, Post } from '@nestjs/common';
import { FreshProof } from '../../account/index.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  heldTipsWish,
  payoutAccountWish,
  payoutLink,
  payouts,
  type HeldTipsWish,
  type PayoutAccountWish,
} from '../contract.js';
import { WaysOut } from '../held/ways-out.service.js';
import { PayoutsService } from './payouts.service.js';

@Controller('api/payouts')
export class PayoutsController {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly waysOut: WaysOut,
  ) {}

  @Get()
  @Operation('getPayouts', 'Read your payouts')
  @Limited('list.read')
  @Returns(payouts)
  see(@Me() me: CurrentUser) {
    return this.payouts.see(me);
  }

  @Post('account')
  @Operation('connectPayouts', 'Connect an account for payouts')
  @Limited('payout.account')
  @FreshProof('connect-payouts')
  @Returns(payoutLink)
  connect(@Me() me: CurrentUser, @Body(valid(payoutAccountWish)) { country }: PayoutAccountWish) {
    return this.payouts.connect(me, country);
  }

  @Post('held')
  @Operation('giveHeldTips', 'Give held tips back, or on to a charity')
  @Limited('payout.account')
  @FreshProof('give-held-tips')
  @Returns(payouts)
  async give(@Me() me: CurrentUser, @Body(valid(heldTipsWish)) { way }: HeldTipsWish) {
    await (way === 'give_on' ? this.waysOut.giveOn(me.id) : this.waysOut.giveBack(me.id));
    return this.payouts.see(me);
  }
}
