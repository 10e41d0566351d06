import { Controller, Get, Post } from '@nestjs/common';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { Limited } from '../../platform/limits/limited.js';
import { payoutLink, payouts } from '../contract.js';
import { PayoutsService } from './payouts.service.js';

@Controller('api/payouts')
export class PayoutsController {
  constructor(private readonly payouts: PayoutsService) {}

  @Get()
  @Limited('list.read')
  @Returns(payouts)
  see(@Me() me: CurrentUser) {
    return this.payouts.see(me);
  }

  @Post('account')
  @Limited('payout.account')
  @Returns(payoutLink)
  connect(@Me() me: CurrentUser) {
    return this.payouts.connect(me);
  }
}
