import { Body, Controller, Headers, Post } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { TakesRaw } from '../../platform/http/raw-body.js';
import { Returns } from '../../platform/http/returns.js';
import { Operation } from '../../platform/openapi/operation.js';
import { WebhookService } from './webhook.service.js';

@Controller('api/stripe')
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Post('webhook')
  @Operation('receiveStripeEvent', 'Receive an event from Stripe')
  @Public()
  @TakesRaw({ signatureHeader: 'stripe-signature', maxBytes: 512 * 1024 })
  @Returns(done)
  async receive(@Body() text: unknown, @Headers('stripe-signature') signature = '') {
    await this.webhook.receive(typeof text === 'string' ? text : '', signature);
    return { done: true as const };
  }
}
