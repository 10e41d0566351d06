import type { ErrorWords } from './stripe-errors.js';

interface Base<Name extends string> {
  id: string;
  object: Name;
  created: number;
  metadata: Record<string, string>;
  livemode: false;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent extends Base<'payment_intent'> {
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  client_secret: string;
  currency: string;
  last_payment_error: ErrorWords | null;
  latest_charge: string | null;
  next_action: object | null;
  payment_method: string | null;
  status: IntentStatus;
  transfer_group: string | null;
  [more: string]: unknown;
}

export interface CardDetails {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  last4: string;
  [more: string]: unknown;
}

export interface PaymentMethod extends Base<'payment_method'> {
  billing_details: object;
  card: CardDetails;
  type: 'card';
  [more: string]: unknown;
}

export interface Charge extends Base<'charge'> {
  amount: number;
  amount_refunded: number;
  balance_transaction: string | null;
  currency: string;
  disputed: boolean;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  transfer_group: string | null;
  [more: string]: unknown;
}

export interface BalanceTransaction extends Base<'balance_transaction'> {
  amount: number;
  fee: number;
  net: number;
  source: string;
  type: 'charge' | 'refund' | 'transfer' | 'transfer_refund' | 'adjustment';
  [more: string]: unknown;
}

export interface StripeEvent extends Base<'event'> {
  type: string;
  data: { object: object; previous_attributes?: object };
  [more: string]: unknown;
}

export interface Account extends Base<'account'> {
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>;
  country: string;
  details_submitted: boolean;
  payouts_enabled: boolean;
  requirements: object;
  tos_acceptance: { service_agreement: string; [more: string]: unknown };
  [more: string]: unknown;
}

export interface Transfer extends Base<'transfer'> {
  amount: number;
  amount_reversed: number;
  destination: string;
  reversals: { data: TransferReversal[]; total_count: number; [more: string]: unknown };
  reversed: boolean;
  source_transaction: string | null;
  [more: string]: unknown;
}

export interface TransferReversal extends Omit<Base<'transfer_reversal'>, 'livemode'> {
  amount: number;
  transfer: string;
  [more: string]: unknown;
}

export interface Refund extends Base<'refund'> {
  amount: number;
  charge: string;
  status: 'succeeded';
  [more: string]: unknown;
}

export interface Dispute extends Base<'dispute'> {
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  evidence: object;
  status: 'needs_response' | 'won' | 'lost';
  [more: string]: unknown;
}

export interface VerificationSession extends Base<'identity.verification_session'> {
  last_error: { code: string; reason: string } | null;
  redaction: { status: 'processing' | 'redacted' } | null;
  status: 'requires_input' | 'processing' | 'verified' | 'canceled';
  url: string | null;
  verified_outputs: { dob: object; first_name: string; last_name: string; [more: string]: unknown } | null;
  /** Never shown. */
  sandbox: { returnUrl: string; secret: string };
  [more: string]: unknown;
}

export interface Kinds {
  'identity.verification_session': VerificationSession;
  account: Account;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  balance_transaction: BalanceTransaction;
  dispute: Dispute;
  event: StripeEvent;
  refund: Refund;
  transfer: Transfer;
  transfer_reversal: TransferReversal;
}
export type Kind = keyof Kinds;
