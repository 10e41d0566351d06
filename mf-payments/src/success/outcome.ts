import type { PaymentsConfig, RecordedTip } from 'backend/contract/payments';
import { toast } from 'shell/host';
import { cardProviderOf } from '../card/cardProviderOf';
import type { Payment } from '../card-provider';
import { words } from '../words';

export interface Confirmation {
  amount: number;
  status: string;
  recipient: RecordedTip['recipient'];
  isRecorded: boolean;
  isUnderReview: boolean;
}

export type Outcome =
  | { state: 'processing'; isLong: boolean; isChecking?: boolean }
  | ({ state: 'confirmed' } & Confirmation)
  | { state: 'failed'; reason: string; onTryAgain?: () => void };

/** Null if the provider does not respond: our server may know more. */
export const retrieve = (config: PaymentsConfig, clientSecret: string) =>
  cardProviderOf(config)
    .retrieve(config, clientSecret)
    .catch(() => null);

export const confirmed = ({ amount, status, recipient, isUnderReview }: RecordedTip): Outcome => ({
  state: 'confirmed',
  amount,
  status,
  recipient,
  isRecorded: true,
  isUnderReview,
});

/** Paid, but our server could not confirm it. It will learn it from the provider's webhook. */
export function unrecorded({ cents, status }: Payment): Outcome {
  toast({
    title: words.paymentRecorded,
    description: words.paymentRecordedHint,
  });
  return {
    state: 'confirmed',
    amount: cents / 100,
    status,
    recipient: null,
    isRecorded: false,
    isUnderReview: false,
  };
}
