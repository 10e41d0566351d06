import type { Stripe } from 'stripe';

/** A payment as the provider knows it, in our words. */
export interface Intent {
  id: string;
  clientSecret: string;
  status: 'open' | 'failed' | 'canceled' | 'succeeded';
  cents: number;
  currency: string;
  tipId: number;
  charge: Charge | null;
}

export interface Charge {
  id: string;
  cardFingerprint: string | null;
  /** What the provider keeps for itself, once it knows. */
  fee: { id: string; cents: number } | null;
  refundedCents: number;
  isDisputed: boolean;
}

export function asIntent(intent: Stripe.PaymentIntent): Intent {
  const { id, client_secret: clientSecret, amount, currency, metadata, latest_charge: charge } = intent;
  return {
    id,
    clientSecret: clientSecret ?? '',
    status: statusOf(intent),
    cents: amount,
    currency,
    tipId: Number(metadata.tipId),
    charge: charge && typeof charge === 'object' ? asCharge(charge) : null,
  };
}

function statusOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Intent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'requires_payment_method' && error ? 'failed' : 'open';
}

function asCharge(charge: Stripe.Charge): Charge {
  const { balance_transaction: booked } = charge;
  return {
    id: charge.id,
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
    fee: booked && typeof booked === 'object' && booked.fee ? { id: booked.id, cents: booked.fee } : null,
    refundedCents: charge.amount_refunded,
    isDisputed: charge.disputed,
  };
}
