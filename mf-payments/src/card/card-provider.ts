import type { PaymentsConfig } from 'backend/contract/payments';
import type { ReactNode, Ref } from 'react';

/** A payment in the provider's own word. */
export interface Payment {
  id: string;
  status: string;
  cents: number;
}

export type CardOutcome =
  | { kind: 'paid' | 'pending'; payment: Payment }
  /** The form says itself what is missing. */
  | { kind: 'incomplete' }
  /** The provider's own sentence, when it has one for the person who pays. */
  | { kind: 'refused'; message?: string };

/** What a page can ask of the card form; it throws when nobody knows what came of it. */
export interface CardForm {
  confirm: () => Promise<CardOutcome>;
}

export interface CardFieldsProps {
  config: PaymentsConfig;
  clientSecret: string;
  /** Where the provider sends somebody back to whom it had to lead away. */
  returnPath: string;
  ref: Ref<CardForm>;
  onReady: () => void;
  onFailure: () => void;
}

/** Whoever takes the card. Card data goes from these fields straight to the provider, and is never seen by a page. */
export interface CardProvider {
  Fields: (props: CardFieldsProps) => ReactNode;
  retrieve: (config: PaymentsConfig, clientSecret: string) => Promise<Payment>;
}

/** Any answer about a payment, as what it means for the person who pays. */
export function outcomeOf(payment: Payment, message?: string): CardOutcome {
  if (payment.status === 'succeeded') return { kind: 'paid', payment };
  if (payment.status === 'processing') return { kind: 'pending', payment };
  return { kind: 'refused', ...(message && { message }) };
}
