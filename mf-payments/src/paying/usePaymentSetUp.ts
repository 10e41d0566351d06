import type { PaymentIntent, PaymentsConfig } from 'backend/contract/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from 'shell/host';
import { useSetUpTipMutation } from '../api';
import type { Payment } from '../card/card-provider';
import { providerOf } from '../card/providerOf';
import { tellSetUpFailed } from './tellSetUpFailed';
import type { TipWords } from './tipWords';
import { forgetTip, keyOf, type WantedTip } from './wantedTip';

/** An airport's wifi may never answer; then it is said, and can be tried again. */
const patience = 20_000;

export type SetUp =
  | { state: 'waiting' }
  | { state: 'ready'; intent: PaymentIntent }
  /** This very tip has been paid before. */
  | { state: 'paid'; payment: Payment }
  | { state: 'failed'; reason: string | undefined };

/** Makes the server know of the tip before the card is asked for. */
export function usePaymentSetUp(tip: WantedTip, config: PaymentsConfig, words: TipWords) {
  const { recipientId, amount } = tip;
  const [setUp, setSetUp] = useState<SetUp>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(1);
  const [create] = useSetUpTipMutation();

  const start = useEffectEvent(async (): Promise<SetUp> => {
    const { clientKey, isKnown } = keyOf(tip);
    const call = create({ ...tip, ...words, clientKey });
    const timer = setTimeout(() => call.abort(), patience);
    const { data: intent, error } = await call;
    clearTimeout(timer);
    // A tip of another time had this key.
    if (isApiError(error) && error.status === 409) forgetTip(tip);
    if (!intent) return { state: 'failed', reason: isApiError(error) ? error.serverMessage : undefined };
    const payment = isKnown ? await earlierPayment(config, intent) : null;
    if (payment?.status === 'succeeded') return { state: 'paid', payment };
    if (payment?.status !== 'canceled') return { state: 'ready', intent };
    forgetTip(tip);
    return start();
  });

  useEffect(() => {
    let isGone = false;
    const settle = (next: SetUp) => {
      if (isGone) return;
      if (next.state === 'failed') tellSetUpFailed();
      setSetUp(next);
    };
    setSetUp({ state: 'waiting' });
    void start().then(settle);
    return () => {
      isGone = true;
    };
  }, [recipientId, amount, attempt]);

  return { setUp, tryAgain: () => setAttempt(attempt + 1) };
}

/** A card can still be asked for where nobody can say whether there was one before: the provider charges once. */
const earlierPayment = (config: PaymentsConfig, { clientSecret }: PaymentIntent) =>
  providerOf(config)
    .retrieve(config, clientSecret)
    .catch(() => null);
