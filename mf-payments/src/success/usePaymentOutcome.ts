import type { stillChecking } from 'backend/contract/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from 'shell/host';
import { usePaymentsConfigQuery, useRecordPaymentMutation } from '../api';
import { words } from '../words';
import { confirmed, retrieve, unrecorded, type Outcome } from './outcome';
import type { ReturnParams } from './useReturnParams';

const checkingCode: typeof stillChecking = 'still-checking';

/** A payment may be processing for a while at slow banks. */
const delaysInMs = [1000, 2000, 4000, 8000, 15_000];

/** The card provider is slow, and our server waits for it. */
const isBeingChecked = (error: unknown) => isApiError(error) && error.code === checkingCode;

/** Combines the provider's status of a payment with our server's record of it. */
export function usePaymentOutcome({ intentId, clientSecret, payment: knownPayment }: ReturnParams): Outcome {
  const { data: config, error: noConfig, refetch } = usePaymentsConfigQuery();
  const [record] = useRecordPaymentMutation();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'processing', isLong: false });
  const [round, setRound] = useState(0);
  const needsProvider = clientSecret !== null && knownPayment === null;
  const canStart = intentId !== null && (!needsProvider || config !== undefined || noConfig !== undefined);

  const tryAgain = () => {
    if (noConfig) void refetch();
    setOutcome({ state: 'processing', isLong: false });
    setRound(round + 1);
  };
  const check = useEffectEvent(async (): Promise<Outcome> => {
    const payment = needsProvider && config ? await retrieve(config, clientSecret) : knownPayment;
    const amount = payment ? payment.cents / 100 : undefined;
    const { data, error } = await record({ paymentIntentId: intentId ?? '', ...(amount && { amount }) });
    if (data) return confirmed(data);
    if (isBeingChecked(error) && round < delaysInMs.length)
      return { state: 'processing', isLong: round > 0, isChecking: true };
    if (payment?.status === 'succeeded') return unrecorded(payment);
    if (payment?.status === 'processing') return { state: 'processing', isLong: round > 0 };
    if (payment) return { state: 'failed', reason: words.notProcessed };
    if (isApiError(error) && (error.status === 409 || isBeingChecked(error)))
      return { state: 'failed', reason: error.serverMessage ?? words.notRetrieved, onTryAgain: tryAgain };
    const isFinal = isApiError(error) && [400, 404].includes(Number(error.status));
    return { state: 'failed', reason: words.notRetrieved, ...(!isFinal && { onTryAgain: tryAgain }) };
  });

  useEffect(() => {
    if (!canStart) return;
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void check().then((next) => {
      if (isStale) return;
      setOutcome(next);
      const delay = delaysInMs[round];
      if (next.state === 'processing' && delay) timer = setTimeout(() => setRound(round + 1), delay);
    });
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [canStart, round]);

  return intentId === null ? { state: 'failed', reason: words.paymentMissing } : outcome;
}
