import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NewStep, Step } from 'backend/contract/trips';
import { boot, isApiError, randomId, sentenceOf, toast } from 'shell/host';
import { waitingCalls } from 'shell/forms';
import { useHydrated } from 'shared-ui';
import { useAddStepMutation } from '../api/trips';
import { addWaitingTap, removeWaitingTap, waitingTaps, type WaitingTap } from '../device/waitingTaps';
import { words } from '../words';

const tryAgainAfter = 15_000;

/**
 * Taps are kept on the device first, and sent in their order as soon as there is a network.
 * One that was sent is shown until the trip's steps have it, so that its button never comes back for a moment.
 */
export function useTaps(userId: number, tripId: number, steps: Step[]) {
  const [addStep] = useAddStepMutation();
  const isHydrated = useHydrated();
  const [taps, setTaps] = useState(() => (isHydrated ? waitingTaps(userId, tripId) : []));
  const isSending = useRef(false);
  // Where storage is forbidden, the taps of this page live only here.
  const memory = useRef<WaitingTap[]>(taps);
  const sent = useRef(new Set<string>());

  const change = (next: WaitingTap[]) => {
    memory.current = next;
    setTaps(next);
  };
  const drop = (clientKey: string) => {
    void waitingCalls.takeBack(clientKey);
    removeWaitingTap(clientKey);
    change(memory.current.filter((tap) => tap.clientKey !== clientKey));
  };
  /** In their order, for the time after this page is closed. */
  const leaveToWorker = async () => {
    for (const { step, leg, at, clientKey } of memory.current.filter(
      (tap) => !sent.current.has(tap.clientKey),
    ))
      await waitingCalls.leave({
        key: clientKey,
        memberId: userId,
        path: `/api/matches/${tripId}/steps`,
        body: { step, ...(leg && { leg }), at, clientKey },
      });
  };
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const nextTap = () => memory.current.find(({ clientKey }) => !sent.current.has(clientKey));
      for (let tap = nextTap(); tap; tap = nextTap()) {
        const { step, leg, at, clientKey } = tap;
        const { error } = await addStep({ id: tripId, step, ...(leg && { leg }), at, clientKey });
        if (error && canBeSentLater(error)) return void leaveToWorker();
        if (error) {
          toast({
            title: words.stepRefused,
            description: sentenceOf(error, words.tapAgain),
            variant: 'destructive',
          });
          drop(clientKey);
        } else {
          sent.current.add(clientKey);
          void waitingCalls.takeBack(clientKey);
          // The page that replaces the offline one may have been answered before this tap: it sends the tap again.
          if (!boot.offline) removeWaitingTap(clientKey);
        }
      }
    } finally {
      isSending.current = false;
    }
  };
  const sendNow = useEffectEvent(() => void send());
  const begin = useEffectEvent(() => {
    if (!isHydrated) change(waitingTaps(userId, tripId));
    void send();
  });

  const forgetSent = useEffectEvent(() => {
    if (!sent.current.size) return;
    change(memory.current.filter(({ clientKey }) => !sent.current.has(clientKey)));
    sent.current.clear();
  });

  useEffect(() => forgetSent(), [steps]);
  useEffect(() => {
    begin();
    const onOnline = () => sendNow();
    const timer = setInterval(onOnline, tryAgainAfter);
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  return {
    taps,
    tap: (step: Pick<NewStep, 'step' | 'leg'>) => {
      const tap = { userId, tripId, ...step, at: new Date(Date.now()).toISOString(), clientKey: randomId() };
      addWaitingTap(tap);
      change([...memory.current, tap]);
      void send();
    },
    drop,
  };
}

/** No network, an ended session, too many calls, or an error of the server. Any other refusal is final. */
function canBeSentLater(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status } = error;
  return status === 'NETWORK' || status === 401 || status === 429 || status >= 500;
}
