import { useState } from 'react';
import { sentenceOf, toast } from 'shell/host';
import { useSessionsQuery } from '../api';
import { words } from '../words';
import { useSavePushDeviceMutation } from './api';
import { subscribe, type PushRefusal } from './subscribe';

/** Notifies this browser from now on. Its first call follows a press, because the browser asks then. */
export function useNotifyDevice() {
  const { data: sessions } = useSessionsQuery();
  const [save] = useSavePushDeviceMutation();
  const [refusal, setRefusal] = useState<PushRefusal>();
  const [isBusy, setBusy] = useState(false);

  const keep = async (subscribed: Exclude<Awaited<ReturnType<typeof subscribe>>, PushRefusal>) => {
    const device = sessions?.find(({ current }) => current)?.device ?? 'Unknown device';
    const { error } = await save({ ...subscribed, device });
    if (error) {
      const description = sentenceOf(error, words.pleaseTryAgain);
      toast({ title: words.pushNotTurnedOn, description, variant: 'destructive' });
    } else toast({ title: words.pushTurnedOn, description: words.pushTurnedOnHint });
    return !error;
  };
  /** Whether it is on. */
  const turnOn = async (publicKey: string): Promise<boolean> => {
    setRefusal(undefined);
    setBusy(true);
    const answer = await subscribe(publicKey);
    const isRefused = typeof answer === 'string';
    if (isRefused) setRefusal(answer);
    const isOn = !isRefused && (await keep(answer));
    setBusy(false);
    return isOn;
  };
  return { turnOn, isBusy, refusal };
}
