import type { PaymentsConfig } from 'backend/contract/payments';
import type { ReactNode, Ref } from 'react';

export interface Payment {
  id: string;
  status: string;
  cents: number;
}

export type CardOutcome =
  | { kind: 'paid' | 'pending'; payment: Payment }
  | { kind: 'incomplete' }
  /** The provider's message for the person who pays, if it has one. */
  | { kind: 'refused'; message?: string };

export interface CardForm {
  /** Throws when the result is unknown, for example after a network error. */
  confirm: () => Promise<CardOutcome>;
}

export interface CardFieldsProps {
  config: PaymentsConfig;
  clientSecret: string;
  /** The provider returns here after a step on another site. */
  returnPath: string;
  ref: Ref<CardForm>;
  onReady: () => void;
  onFailure: () => void;
}

/** Card data goes from `Fields` straight to the provider. Our pages never see it. */
export interface CardProvider {
  Fields: (props: CardFieldsProps) => ReactNode;
  retrieve: (config: PaymentsConfig, clientSecret: string) => Promise<Payment>;
}

/** What the provider's status means for the person who pays. */
export function outcomeOf(payment: Payment, message?: string): CardOutcome {
  if (payment.status === 'succeeded') return { kind: 'paid', payment };
  if (payment.status === 'processing') return { kind: 'pending', payment };
  return { kind: 'refused', ...(message && { message }) };
}

/** `pi_123_secret_456` is the secret of `pi_123`. An id is no secret. */
export const intentIdOf = (clientSecret: string) => /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;
