import type { PaymentsConfig } from 'backend/contract/payments';
import { createContext, useContext } from 'react';
import type { Payment } from '../card-provider';
import type { TipChoice } from './clientKey';

/** What all steps of one payment share: the tip, and where each way out leads. */
export interface PaymentContextValue {
  tip: TipChoice;
  recipientName: string;
  config: PaymentsConfig;
  /** The provider returns here after a step on another site. */
  returnPath: string;
  cancelLabel: string;
  onCancel: () => void;
  onPaid: (payment: Payment) => void;
  onPending: (payment: Payment) => void;
  /** The form must stay on the page while the card is charged. */
  onBusy?: (isBusy: boolean) => void;
  /** After this tip was paid before. Without it, the same amount can be paid again. */
  onAnotherTip?: () => void;
}

export const PaymentContext = createContext<PaymentContextValue | null>(null);

export function usePaymentContext(): PaymentContextValue {
  const value = useContext(PaymentContext);
  if (!value) throw new Error('A payment needs <PaymentContext>');
  return value;
}
