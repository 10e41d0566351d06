import { useRef, useState, type RefObject } from 'react';
import { toast } from 'shell/host';
import type { CardForm, CardOutcome, Payment } from '../card/card-provider';

export type Trouble = 'refused' | 'unknown';

interface Paying {
  card: RefObject<CardForm | null>;
  /** What has to be done before the card is charged; false when it could not be. */
  prepare: () => Promise<boolean>;
  /** Asks how the payment stands when its own answer was lost. */
  look: () => Promise<Payment>;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  onPaid: (payment: Payment) => void;
  onPending: (payment: Payment) => void;
}

/** One payment at a time, however often the button is pressed. */
export function usePaying({ card, prepare, look, onBusy, onPaid, onPending }: Paying) {
  const [isProcessing, setIsProcessing] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isPressed = useRef(false);

  const settle = (outcome: CardOutcome) => {
    if (outcome.kind === 'paid') return onPaid(outcome.payment);
    if (outcome.kind === 'pending') return onPending(outcome.payment);
    if (outcome.kind !== 'refused') return;
    setTrouble('refused');
    tell('Payment failed', outcome.message ?? 'Your payment was not processed');
  };
  const busy = (isBusy: boolean) => {
    isPressed.current = isBusy;
    setIsProcessing(isBusy);
    onBusy?.(isBusy);
  };
  const pay = async () => {
    if (isPressed.current || !card.current) return;
    busy(true);
    setTrouble(null);
    try {
      if (await prepare()) settle(await card.current.confirm());
    } catch {
      // The line broke, and the money may be on its way: only the provider knows.
      const payment = await look().catch(() => null);
      if (payment?.status === 'succeeded') onPaid(payment);
      else {
        setTrouble('unknown');
        tell('Payment error', 'An unexpected error occurred');
      }
    } finally {
      busy(false);
    }
  };
  return { isProcessing, trouble, pay };
}

const tell = (title: string, description: string) => toast({ title, description, variant: 'destructive' });
