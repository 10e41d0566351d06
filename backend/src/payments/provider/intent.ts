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

/** What the provider knows of a tip whose row was lost. */
export interface ListedPayment {
  id: string;
  tipId: number;
  key: string;
  senderId: number | null;
  recipientId: number | null;
  cents: number;
  currency: string;
  message: string;
  createdAt: Date;
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

/** Null for a payment that is not one of ours. */
export function asListedPayment(intent: Stripe.PaymentIntent): ListedPayment | null {
  const { id, amount: cents, currency, metadata, transfer_group: group, created } = intent;
  const key = /^tip_([\da-f-]{36})$/.exec(group ?? '')?.[1];
  const tipId = idIn(metadata.tipId);
  if (!key || tipId === null) return null;
  const people = { senderId: idIn(metadata.senderId), recipientId: idIn(metadata.recipientId) };
  const createdAt = new Date(created * 1_000);
  return { id, tipId, key, ...people, cents, currency, message: metadata.message ?? '', createdAt };
}

const idIn = (text = '') => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

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
