import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { getPaymentsConfig, getTipRecipient, recordPayment, setUpTip } from '../endpoints.js';
import { PayoutsService } from '../payouts/payouts.service.js';
import { Recipients } from './recipients.js';
import { TipsService } from './tips.service.js';
import { TripTips } from './trip-tips.js';

@Controller()
export class TipsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly payouts: PayoutsService,
    private readonly recipients: Recipients,
    private readonly tips: TipsService,
    private readonly tripTips: TripTips,
  ) {}

  @Route(getPaymentsConfig)
  describe() {
    const { stripe, sandbox } = this.config;
    const sandboxUrl = sandbox.stripe ? stripe.api.path : null;
    return { publishableKey: stripe.publishableKey, sandboxUrl };
  }

  @Route(getTipRecipient)
  async recipient({ params: { userId } }: Received<typeof getTipRecipient>, @Me() me?: CurrentUser) {
    const by = me?.id ?? null;
    const recipient = await this.recipients.expect(userId, by);
    const [ofTrip, holding] = await Promise.all([
      this.tripTips.between(by, userId),
      this.payouts.holdingFor(userId),
    ]);
    return { ...recipient, ...ofTrip, ...holding };
  }

  @Route(setUpTip)
  async begin(
    { body: tip }: Received<typeof setUpTip>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const sender = { id: me?.id ?? null, person: me?.person, ip: clientIp(request) };
    const { intent, providerMs } = await this.tips.begin(tip, sender);
    void reply.header('server-timing', `provider;dur=${providerMs.toFixed(1)}`);
    return intent;
  }

  @Route(recordPayment)
  record({ body: record }: Received<typeof recordPayment>, @Me() me?: CurrentUser) {
    return this.tips.record(record, me?.id ?? null);
  }
}
