import { newId, nowSeconds } from '../wire/call.js';
import type { PaymentIntent } from '../wire/kinds.js';
import type { NewIntent } from './payment-intent-form.js';

export function asIntent(wanted: NewIntent): PaymentIntent {
  const id = newId('pi');
  const { automatic_payment_methods: automatic } = wanted;
  return {
    id,
    object: 'payment_intent',
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', ...automatic } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: wanted.capture_method,
    client_secret: newId(`${id}_secret`, 25),
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: wanted.currency.toLowerCase(),
    customer: null,
    description: wanted.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: wanted.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: wanted.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: wanted.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: wanted.transfer_group ?? null,
  };
}
