import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { rowId } from '../../platform/contract.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  newTip,
  paymentIntent,
  paymentRecord,
  paymentsConfig,
  recordedTip,
  recipientToTip,
  type NewTip,
  type PaymentRecord,
} from '../contract.js';
import { PayoutsService } from '../payouts/payouts.service.js';
import { Recipients } from './recipients.js';
import { TipsService } from './tips.service.js';
import { TripTips } from './trip-tips.js';

@Controller('api')
export class TipsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly payouts: PayoutsService,
    private readonly recipients: Recipients,
    private readonly tips: TipsService,
    private readonly tripTips: TripTips,
  ) {}

  @Get('payments/config')
  @Public()
  @Operation('getPaymentsConfig', 'Read what the card form needs')
  @Returns(paymentsConfig)
  describe() {
    const { stripe, sandbox } = this.config;
    const sandboxUrl = sandbox.stripe ? stripe.api.path : null;
    return { publishableKey: stripe.publishableKey, sandboxUrl };
  }

  @Get('tips/recipients/:userId')
  @Public()
  @Operation('getTipRecipient', 'Read who would receive a tip')
  @Limited('list.read')
  @Returns(recipientToTip)
  async recipient(@Param('userId', valid(rowId)) userId: number, @Me() me?: CurrentUser) {
    const by = me?.id ?? null;
    const recipient = await this.recipients.expect(userId, by);
    const [ofTrip, holding] = await Promise.all([
      this.tripTips.between(by, userId),
      this.payouts.holdingFor(userId),
    ]);
    return { ...recipient, ...ofTrip, ...holding };
  }

  @Post('create-payment-intent')
  @Public()
  @Operation('setUpTip', 'Set up a tip')
  @Returns(paymentIntent)
  async begin(
    @Body(valid(newTip)) tip: NewTip,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const sender = { id: me?.id ?? null, person: me?.person, ip: clientIp(request) };
    const { intent, providerMs } = await this.tips.begin(tip, sender);
    void reply.header('server-timing', `provider;dur=${providerMs.toFixed(1)}`);
    return intent;
  }

  @Post('payment-success')
  @Public()
  @Operation('recordPayment', 'Report that a card was charged')
  @Limited('payment.hint')
  @Returns(recordedTip)
  record(@Body(valid(paymentRecord)) record: PaymentRecord, @Me() me?: CurrentUser) {
    return this.tips.record(record, me?.id ?? null);
  }
}
