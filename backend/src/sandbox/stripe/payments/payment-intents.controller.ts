import { Body, Param, Query } from '@nestjs/common';
import { currentCall } from '../wire/call.js';
import { Expansion } from '../wire/expansion.js';
import { ForBrowsers } from '../wire/for-browsers.js';
import { params } from '../wire/form.js';
import type { PaymentIntent } from '../wire/kinds.js';
import * as forms from './payment-intent-form.js';
import { visible } from './payment-intent-view.js';
import { PaymentIntents } from './payment-intents.js';
import { methodForm, PaymentMethods, type MethodForm } from './payment-methods.js';
import { StripeController, StripeGet, StripePost } from '../wire/stripe-route.js';

@StripeController()
export class PaymentIntentsController {
  constructor(
    private readonly intents: PaymentIntents,
    private readonly methods: PaymentMethods,
    private readonly expansion: Expansion,
  ) {}

  @StripePost('payment_intents')
  async create(@Body(params(forms.newIntent)) wanted: forms.NewIntent) {
    return this.shown(await this.intents.create(wanted), wanted.expand);
  }

  @StripeGet('payment_intents/:id')
  @ForBrowsers()
  async find(@Param('id') id: string, @Query(params(forms.seenIntent)) requested: forms.SeenIntent) {
    return this.shown(await this.intents.find(id, requested.client_secret), requested.expand);
  }

  @StripePost('payment_intents/:id/confirm')
  @ForBrowsers()
  async confirm(@Param('id') id: string, @Body(params(forms.confirmation)) given: forms.Confirmation) {
    return this.shown(await this.intents.confirm(id, given), given.expand);
  }

  @StripePost('payment_intents/:id/authenticate')
  @ForBrowsers()
  async authenticate(
    @Param('id') id: string,
    @Body(params(forms.authentication)) given: forms.Authentication,
  ) {
    return this.shown(await this.intents.authenticate(id, given), given.expand);
  }

  @StripePost('payment_intents/:id/cancel')
  async cancel(@Param('id') id: string, @Body(params(forms.cancellation)) given: forms.Cancellation) {
    return this.shown(await this.intents.cancel(id, given), given.expand);
  }

  @StripePost('payment_methods')
  @ForBrowsers()
  method(@Body(params(methodForm)) wanted: MethodForm) {
    return this.methods.create(wanted);
  }

  private shown(intent: PaymentIntent, expand: string[]) {
    return currentCall().isPublic ? visible(intent) : this.expansion.expand(intent, expand);
  }
}
