import type { PaymentsConfig, RecordedTip } from 'backend/contract/payments';
import { toast } from 'shell/host';
import type { Payment } from '../card/card-provider';
import { providerOf } from '../card/providerOf';

export interface Confirmation {
  amount: number;
  status: string;
  name: string | null;
  isRecorded: boolean;
  isUnderReview: boolean;
}

export type Outcome =
  | { state: 'processing'; isLong: boolean }
  | ({ state: 'confirmed' } & Confirmation)
  | { state: 'failed'; reason: string; onTryAgain?: () => void };

/** Null: the provider cannot be asked now, and our server may know. */
export const retrieve = (config: PaymentsConfig, clientSecret: string) =>
  providerOf(config)
    .retrieve(config, clientSecret)
    .catch(() => null);

export const confirmed = ({ amount, status, recipient, isUnderReview }: RecordedTip): Outcome => ({
  state: 'confirmed',
  amount,
  status,
  name: recipient?.username ?? null,
  isRecorded: true,
  isUnderReview,
});

/** It was paid, and our server could not say so: the provider tells it in its own time. */
export function unrecorded({ cents, status }: Payment): Outcome {
  toast({
    title: 'Payment Recorded',
    description:
      "Your payment was successful, but we couldn't record all details. Don't worry, your tip was sent!",
  });
  return {
    state: 'confirmed',
    amount: cents / 100,
    status,
    name: null,
    isRecorded: false,
    isUnderReview: false,
  };
}
