import { Body, Controller, Get, Post } from '@nestjs/common';
import { FreshProof } from '../../account/index.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { payoutAccountWish, payoutLink, payouts, type PayoutAccountWish } from '../contract.js';
import { PayoutsService } from './payouts.service.js';

@Controller('api/payouts')
export class PayoutsController {
  constructor(private readonly payouts: PayoutsService) {}

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
}
