import type { Stripe } from 'stripe';

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
  /** The provider's fee; null until it is known. */
  fee: { id: string; cents: number } | null;
  refundedCents: number;
  dispute: Dispute | null;
}

export interface Dispute {
  id: string;
  /** The money is ours again. */
  isWon: boolean;
}

export function asIntent(intent: Stripe.PaymentIntent, disputes: Stripe.Dispute[] = []): Intent {
  const { id, client_secret: clientSecret, amount, currency, metadata, latest_charge: charge } = intent;
  return {
    id,
    clientSecret: clientSecret ?? '',
    status: statusOf(intent),
    cents: amount,
    currency,
    tipId: Number(metadata.tipId),
    charge: charge && typeof charge === 'object' ? asCharge(charge, disputes) : null,
  };
}

function statusOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Intent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'requires_payment_method' && error ? 'failed' : 'open';
}

function asCharge(charge: Stripe.Charge, disputes: Stripe.Dispute[]): Charge {
  const { balance_transaction: booked } = charge;
  return {
    id: charge.id,
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
    fee: booked && typeof booked === 'object' && booked.fee ? { id: booked.id, cents: booked.fee } : null,
    refundedCents: charge.amount_refunded,
    dispute: charge.disputed ? disputeOf(charge, disputes) : null,
  };
}

const wonStatuses: Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** `disputed` stays true after a dispute ends, so its outcome comes from the disputes, newest first. */
function disputeOf({ id }: Stripe.Charge, disputes: Stripe.Dispute[]): Dispute {
  const undecided = disputes.find(({ status }) => !wonStatuses.includes(status));
  const dispute = undecided ?? disputes[0];
  return { id: dispute?.id ?? id, isWon: dispute !== undefined && !undecided };
}
