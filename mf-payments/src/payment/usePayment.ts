import { useRef, useState, type RefObject } from 'react';
import { toast } from 'shell/host';
import type { CardForm, CardOutcome, Payment } from '../card-provider';
import { words } from '../words';
import { dropClientKey } from './clientKey';
import { usePaymentContext } from './payment-context';

export type PaymentError = 'refused' | 'unknown';

interface PaymentOptions {
  card: RefObject<CardForm | null>;
  /** Runs before the card is charged. Resolves to false to stop. */
  prepare: () => Promise<boolean>;
  retrieve: () => Promise<Payment>;
}

/** One payment at a time, however often the button is pressed. */
export function usePayment({ card, prepare, retrieve }: PaymentOptions) {
  const { tip, onBusy, onPaid, onPending } = usePaymentContext();
  const [isProcessing, setIsProcessing] = useState(false);
  const [error, setError] = useState<PaymentError | null>(null);
  // A ref, because a second press may come before the next render.
  const isRunning = useRef(false);

  const succeed = (payment: Payment) => {
    dropClientKey(tip);
    onPaid(payment);
  };
  const handle = (outcome: CardOutcome) => {
    if (outcome.kind === 'paid') return succeed(outcome.payment);
    if (outcome.kind === 'pending') return onPending(outcome.payment);
    if (outcome.kind !== 'refused') return;
    setError('refused');
    showError(words.paymentFailed, outcome.message ?? words.notProcessed);
  };
  const setBusy = (isBusy: boolean) => {
    isRunning.current = isBusy;
    setIsProcessing(isBusy);
    onBusy?.(isBusy);
  };
  const pay = async () => {
    if (isRunning.current || !card.current) return;
    setBusy(true);
    setError(null);
    try {
      if (await prepare()) handle(await card.current.confirm());
    } catch {
      // The connection broke after the card was sent: only the provider knows whether it was charged.
      const payment = await retrieve().catch(() => null);
      if (payment?.status === 'succeeded') succeed(payment);
      else {
        setError('unknown');
        showError(words.paymentError, words.paymentErrorHint);
      }
    } finally {
      setBusy(false);
    }
  };
  return { isProcessing, error, pay };
}

const showError = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });
