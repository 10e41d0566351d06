import type { PaymentIntent, PaymentsConfig } from 'backend/contract/payments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { useSetUpTipMutation } from '../api';
import { cardProviderOf } from '../card/cardProviderOf';
import { words } from '../words';
import { clientKeyOf, dropClientKey } from './clientKey';
import { usePaymentContext } from './payment-context';
import type { TipDetails } from './tipDetails';

/** Airport wifi may never respond. After this the user can try again. */
const timeoutMs = 20_000;

type SetUp =
  | { state: 'loading' }
  | { state: 'ready'; intent: PaymentIntent }
  /** The user paid this very tip before and came back. */
  | { state: 'paid' }
  | { state: 'failed'; reason: string | undefined };

/** Creates the tip on our server, which has to know it before the card is charged. */
export function usePaymentSetUp(details: TipDetails = {}) {
  const { tip, config } = usePaymentContext();
  const { recipientId, amount } = tip;
  const [setUp, setSetUp] = useState<SetUp>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const [create] = useSetUpTipMutation();

  const start = useEffectEvent(async (): Promise<SetUp> => {
    const { clientKey, isKnown } = clientKeyOf(tip);
    const request = create({ ...tip, ...details, clientKey });
    const timer = setTimeout(() => request.abort(), timeoutMs);
    const { data: intent, error } = await request;
    clearTimeout(timer);
    // The server knows this key from a tip with other data.
    if (isApiError(error) && error.status === 409) dropClientKey(tip);
    if (!intent) return { state: 'failed', reason: isApiError(error) ? error.serverMessage : undefined };
    const status = isKnown ? await statusOf(config, intent) : null;
    if (status === 'succeeded') return { state: 'paid' };
    if (status !== 'canceled') return { state: 'ready', intent };
    dropClientKey(tip);
    return start();
  });

  useEffect(() => {
    let isStale = false;
    setSetUp({ state: 'loading' });
    void start().then((next) => {
      if (isStale) return;
      if (next.state === 'failed') showSetUpError();
      setSetUp(next);
    });
    return () => {
      isStale = true;
    };
  }, [recipientId, amount, attempt]);

  return { setUp, restart: () => setAttempt(attempt + 1) };
}

/** Returns a function that sends details changed since the set-up. It resolves to false if that failed. */
export function useSaveDetails(details: TipDetails) {
  const { tip } = usePaymentContext();
  const saved = useRef(JSON.stringify(details));
  const [update] = useSetUpTipMutation();

  return async (): Promise<boolean> => {
    const current = JSON.stringify(details);
    if (current === saved.current) return true;
    const { error } = await update({ ...tip, ...details, clientKey: clientKeyOf(tip).clientKey });
    if (error) showSetUpError(error);
    else saved.current = current;
    return !error;
  };
}

/** Null if the provider does not respond. Asking for the card is safe then: it charges an intent only once. */
const statusOf = (config: PaymentsConfig, { clientSecret }: PaymentIntent) =>
  cardProviderOf(config)
    .retrieve(config, clientSecret)
    .then(
      ({ status }) => status,
      () => null,
    );

const showSetUpError = (error?: unknown) =>
  toast({
    title: words.setUpToast,
    description: sentenceOf(error, words.setUpToastHint),
    variant: 'destructive',
  });
