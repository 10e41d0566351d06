import type { PaymentsConfig } from 'backend/contract/payments';
import type { ReactNode } from 'react';
import type { Payment } from '../card/card-provider';
import { CardStep } from './CardStep';
import { SetUpFailed } from './SetUpFailed';
import { SettingUp } from './SettingUp';
import { usePaymentSetUp } from './usePaymentSetUp';
import type { TipWords } from './tipWords';
import type { WantedTip } from './wantedTip';

export interface PaymentFormProps {
  tip: WantedTip;
  config: PaymentsConfig;
  words?: TipWords;
  /** What else can be said with a tip. */
  children?: ReactNode;
  /** Whether that can be sent as it stands. */
  onCheck?: () => boolean;
  returnPath: string;
  /** While the card is charged nothing may take this form away. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  onPaid: (payment: Payment) => void;
  onPending: (payment: Payment) => void;
  onCancel: () => void;
  /** Whoever pressed Continue has lost the button that had the focus. */
  takesFocus?: boolean;
  cancelWord: 'Cancel' | 'Go Back';
  /** What stands there when this very tip was paid before. */
  alreadyPaid: ReactNode;
}

/** Setting up, ready, processing, succeeded or failed. */
export function PaymentForm(props: PaymentFormProps) {
  const { tip, config, words = {}, onCancel, cancelWord, alreadyPaid } = props;
  const { setUp, tryAgain } = usePaymentSetUp(tip, config, words);

  if (setUp.state === 'waiting') return <SettingUp onCancel={onCancel} cancelWord={cancelWord} />;
  if (setUp.state === 'paid') return alreadyPaid;
  if (setUp.state === 'failed')
    return (
      <SetUpFailed reason={setUp.reason} onTryAgain={tryAgain} onCancel={onCancel} cancelWord={cancelWord} />
    );
  return <CardStep {...props} intent={setUp.intent} />;
}
