import { Body, Controller, Headers } from '@nestjs/common';
import { TakesRaw } from '../../platform/http/raw-body.js';
import { Route } from '../../platform/routing/route.js';
import { receiveStripeEvent } from '../endpoints.js';
import { WebhookService } from './webhook.service.js';

@Controller()
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Route(receiveStripeEvent)
  @TakesRaw({ signatureHeader: 'stripe-signature', maxBytes: 512 * 1024 })
  receive(@Body() text: unknown, @Headers('stripe-signature') signature = '') {
    return this.webhook.receive(typeof text === 'string' ? text : '', signature);
  }
}
