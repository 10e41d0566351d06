import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from 'shell/host';
import { usePaymentsConfigQuery, useRecordPaymentMutation } from '../api';
import { confirmed, retrieve, unrecorded, type Outcome } from './outcome';
import type { Return } from './useReturn';

/** A bank that takes its time is asked again after so many ms. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

const notRetrieved = 'Could not retrieve payment information';

/** What became of a payment: the provider's word, and then our own record of it. */
export function useOutcome({ intentId, clientSecret, payment: known }: Return): Outcome {
  const { data: config, error: noConfig, refetch } = usePaymentsConfigQuery();
  const [record] = useRecordPaymentMutation();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'processing', isLong: false });
  const [round, setRound] = useState(0);
  const needsProvider = clientSecret !== null && known === null;
  const canStart = intentId !== null && (!needsProvider || config !== undefined || noConfig !== undefined);

  const tryAgain = () => {
    if (noConfig) void refetch();
    setOutcome({ state: 'processing', isLong: false });
    setRound(round + 1);
  };
  const ask = useEffectEvent(async (): Promise<Outcome> => {
    const payment = needsProvider && config ? await retrieve(config, clientSecret) : known;
    const amount = payment ? payment.cents / 100 : undefined;
    const { data, error } = await record({ paymentIntentId: intentId ?? '', ...(amount && { amount }) });
    if (data) return confirmed(data);
    if (payment?.status === 'succeeded') return unrecorded(payment);
    if (payment?.status === 'processing') return { state: 'processing', isLong: round > 0 };
    if (payment) return { state: 'failed', reason: 'Your payment was not processed' };
    if (isApiError(error) && error.status === 409)
      return { state: 'failed', reason: error.serverMessage ?? notRetrieved, onTryAgain: tryAgain };
    const isLasting = isApiError(error) && [400, 404].includes(Number(error.status));
    return { state: 'failed', reason: notRetrieved, ...(!isLasting && { onTryAgain: tryAgain }) };
  });

  useEffect(() => {
    if (!canStart) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void ask().then((next) => {
      if (isGone) return;
      setOutcome(next);
      const pause = pauses[round];
      if (next.state === 'processing' && pause) timer = setTimeout(() => setRound(round + 1), pause);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [canStart, round]);

  return intentId === null ? { state: 'failed', reason: 'Payment information is missing' } : outcome;
}
