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
  dispute: Dispute | null;
}

export interface Dispute {
  id: string;
  /** The sender's bank has given the money back to us. */
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

const won: Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** A payment that was disputed once says so for ever; the dispute says how it ended. The newest comes first. */
function disputeOf({ id }: Stripe.Charge, disputes: Stripe.Dispute[]): Dispute {
  const undecided = disputes.find(({ status }) => !won.includes(status));
  const dispute = undecided ?? disputes[0];
  return { id: dispute?.id ?? id, isWon: dispute !== undefined && !undecided };
}
