import { Injectable } from '@nestjs/common';
import { nowSeconds } from '../wire/call.js';
import { Charges } from './charges.js';
import { Disputes } from '../money/disputes.js';
import type { PaymentIntent, PaymentMethod } from '../wire/kinds.js';
import { asIntent } from './payment-intent.js';
import { known, tooLate, visible } from './payment-intent-view.js';
import {
  refuseBadAmount,
  type Authentication,
  type Cancellation,
  type Confirmation,
  type NewIntent,
} from './payment-intent-form.js';
import { PaymentMethods } from './payment-methods.js';
import { StripeEvents } from '../events/events.js';
import { StripeObjects } from '../wire/stripe-objects.js';
import { refused, StripeError } from '../wire/stripe-errors.js';
import { CardFates } from './card-fates.js';
import type { Decline } from './test-cards.js';

@Injectable()
export class PaymentIntents {
  constructor(
    private readonly objects: StripeObjects,
    private readonly events: StripeEvents,
    private readonly methods: PaymentMethods,
    private readonly charges: Charges,
    private readonly disputes: Disputes,
    private readonly fates: CardFates,
  ) {}

  async create(wanted: NewIntent): Promise<PaymentIntent> {
    refuseBadAmount(wanted);
    const intent = await this.objects.add(asIntent(wanted));
    await this.events.record('payment_intent.created', intent);
    return wanted.confirm ? this.confirm(intent.id, wanted) : intent;
  }

  async find(id: string, clientSecret?: string): Promise<PaymentIntent> {
    return known(await this.objects.find('payment_intent', id, 'intent'), clientSecret);
  }

  async confirm(
    id: string,
    { client_secret, ...given }: Omit<Confirmation, 'expand'>,
  ): Promise<PaymentIntent> {
    const intent = await this.lock(id, client_secret);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw tooLate('confirm', intent);
    const method = await this.methodOf(given, intent);
    intent.payment_method = method.id;
    intent.last_payment_error = null;
    if (this.fates.of(method.card.fingerprint).asks) return this.ask(intent);
    return this.charge(intent, method);
  }

  /** Completes the bank's authentication step (3-D Secure). */
  async authenticate(id: string, { client_secret, outcome }: Authentication): Promise<PaymentIntent> {
    const intent = await this.lock(id, client_secret);
    if (intent.status !== 'requires_action' || intent.payment_method === null)
      throw tooLate('authenticate', intent);
    const method = await this.methods.find(intent.payment_method);
    intent.next_action = null;
    return outcome === 'succeed' ? this.charge(intent, method) : this.fail(intent, method, notAuthenticated);
  }

  async cancel(id: string, { cancellation_reason }: Cancellation): Promise<PaymentIntent> {
    const intent = await this.lock(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw tooLate('cancel', intent);
    return this.become(intent, 'canceled', {
      canceled_at: nowSeconds(),
      cancellation_reason,
      next_action: null,
    });
  }

  private async lock(id: string, clientSecret?: string): Promise<PaymentIntent> {
    return known(await this.objects.lock('payment_intent', id, 'intent'), clientSecret);
  }

  private async methodOf(
    { payment_method, payment_method_data }: Pick<Confirmation, 'payment_method' | 'payment_method_data'>,
    intent: PaymentIntent,
  ): Promise<PaymentMethod> {
    if (payment_method_data) return this.methods.create(payment_method_data);
    const id = payment_method ?? intent.payment_method;
    if (id !== null) return this.methods.find(id);
    throw refused("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
      payment_intent: visible(intent),
    });
  }

  private ask(intent: PaymentIntent): Promise<PaymentIntent> {
    const next_action = {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        stripe_js: `/sandbox/stripe/v1/payment_intents/${intent.id}/authenticate`,
      },
    };
    return this.become(intent, 'requires_action', { next_action });
  }

  private async charge(intent: PaymentIntent, method: PaymentMethod): Promise<PaymentIntent> {
    const { decline, isDisputed } = this.fates.of(method.card.fingerprint);
    if (decline) return this.fail(intent, method, { type: 'card_error', ...decline });
    const charge = await this.charges.succeed(intent, method);
    await this.become(intent, 'succeeded', {
      amount_received: intent.amount,
      latest_charge: charge.id,
      next_action: null,
    });
    if (isDisputed) await this.disputes.open(charge.id);
    return intent;
  }

  private async fail(intent: PaymentIntent, method: PaymentMethod, why: Failure): Promise<never> {
    const charge = why.type === 'card_error' ? await this.charges.fail(intent, method, why) : null;
    const error = { ...why, ...(charge && { charge: charge.id }), payment_method: method };
    await this.become(intent, 'requires_payment_method', {
      ...(charge && { latest_charge: charge.id }),
      last_payment_error: error,
      next_action: null,
      payment_method: null,
    });
    throw new StripeError(402, { ...error, payment_intent: visible(intent) }, true);
  }

  private async become(
    intent: PaymentIntent,
    status: PaymentIntent['status'],
    more: Partial<PaymentIntent>,
  ): Promise<PaymentIntent> {
    Object.assign(intent, more, { status });
    await this.objects.save(intent);
    await this.events.record(eventNames[status], intent);
    return intent;
  }
}

type Failure = Decline & { type: 'card_error' | 'invalid_request_error' };

const notAuthenticated: Failure = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

const eventNames: Record<PaymentIntent['status'], string> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_confirmation: 'payment_intent.created',
  requires_action: 'payment_intent.requires_action',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};
