import type { PaymentsConfig } from 'backend/contract/payments';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from 'shell/host';
import type { Payment } from '../card/card-provider';
import { successPath } from '../success/successPath';
import { AlreadyPaid } from './AlreadyPaid';
import { PaymentForm } from './PaymentForm';
import { toSend, wordFaults, type TipWords } from './tipWords';
import { TipWordsFields } from './TipWordsFields';
import { useGoBack } from './useGoBack';
import { forgetTip, type WantedTip } from './wantedTip';

interface CheckoutPaymentProps {
  tip: WantedTip;
  name: string;
  config: PaymentsConfig;
  words: TipWords;
  onWords: (words: TipWords) => void;
  onBusy: (isBusy: boolean) => void;
  takesFocus: boolean;
}

export function CheckoutPayment({
  tip,
  name,
  config,
  words,
  onWords,
  onBusy,
  takesFocus,
}: CheckoutPaymentProps) {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { me, isLoading } = useMe();
  const [isChecked, setIsChecked] = useState(false);
  const [attempt, setAttempt] = useState(1);

  const check = () => {
    setIsChecked(true);
    return Object.keys(wordFaults(words)).length === 0;
  };
  const arrive = (payment: Payment) =>
    void navigate(successPath(payment), { replace: true, state: { payment } });
  const startAnother = () => {
    forgetTip(tip);
    setAttempt(attempt + 1);
  };

  return (
    <PaymentForm
      key={attempt}
      {...{ tip, config, onBusy, takesFocus }}
      words={toSend(words)}
      onCheck={check}
      returnPath="/checkout/success"
      onPaid={arrive}
      onPending={arrive}
      onCancel={goBack}
      cancelWord="Go Back"
      alreadyPaid={<AlreadyPaid name={name} onAnother={startAnother} />}
    >
      <TipWordsFields
        {...{ name, words, onWords }}
        faults={isChecked ? wordFaults(words) : {}}
        isGuest={!me && !isLoading}
      />
    </PaymentForm>
  );
}
