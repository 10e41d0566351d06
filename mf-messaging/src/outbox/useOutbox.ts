import type { Message, SentMessage } from 'backend/contract/messaging';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { boot, randomId, toast } from 'shell/host';
import { tabMemory } from 'shell/forms';
import { withoutResult } from '../api';
import { words } from '../words';
import { outbox, type Draft, type Pair, type UnsentMessage } from './outbox';
import { useSendMessageMutation } from './send-api';

/** A request over airport wifi may never get a response. After this the user can try again. */
const timeoutMs = 20_000;

/** The server knows no message that this tab has not sent. */
const nothing: UnsentMessage[] = [];

/** Sends messages to one person and lists those that are not confirmed. `stored` are the messages of the server. */
export function useOutbox(pair: Pair, stored: Message[]) {
  const { me, otherId } = pair;
  const subscribe = useCallback(
    (listener: () => void) => outbox.subscribe({ me, otherId }, listener),
    [me, otherId],
  );
  const unsent = useSyncExternalStore(
    subscribe,
    () => outbox.list(pair),
    () => nothing,
  );
  const [sendMessage] = useSendMessageMutation(withoutResult);
  const sentKey = `sent-${me}-${otherId}`;
  const isStored = ({ clientKey }: UnsentMessage) => stored.some((one) => one.clientKey === clientKey);
  const confirmed = unsent.find((one) => one.state === 'failed' && isStored(one))?.clientKey;

  useEffect(() => {
    // Only the response was lost: the server has the message.
    if (confirmed) outbox.remove({ me, otherId }, confirmed);
  }, [confirmed, me, otherId]);

  const deliver = async (draft: Draft): Promise<boolean> => {
    const { clientKey, content, sendSMS, writtenAt } = draft;
    const request = sendMessage({ ...pair, clientKey, content, sendSMS, ...(writtenAt && { writtenAt }) });
    const timer = setTimeout(() => request.abort(), timeoutMs);
    const { data } = await request;
    clearTimeout(timer);
    if (!data) return false;
    // After the first one to this person, "Sent" below the message is enough.
    if (!tabMemory.read(sentKey) || data.sms) showSuccess(data);
    tabMemory.write(sentKey, true);
    return true;
  };
  const deliverOrSay = async (draft: Draft) => {
    // Without a network the page says below the message that it waits.
    if (!(await deliver(draft)) && !boot.offline && navigator.onLine) showFailure();
  };
  const sendWaiting = useEffectEvent(async () => {
    for (const message of outbox.list(pair).filter(({ waits, state }) => waits && state === 'failed'))
      if (!(await deliver(message))) return;
  });
  useEffect(() => {
    const onOnline = () => void sendWaiting();
    // They may be of an earlier visit.
    if (!boot.offline) onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    unsent: unsent.filter((one) => !isStored(one)),
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (draft: Pick<Draft, 'content' | 'sendSMS'>) => {
      const writtenAt = new Date(Date.now()).toISOString();
      void deliverOrSay({ ...draft, clientKey: randomId(), writtenAt });
    },
    retry: (message: UnsentMessage) => void deliverOrSay(message),
    remove: ({ clientKey }: UnsentMessage) => outbox.remove(pair, clientKey),
  };
}

function showFailure() {
  toast({
    title: words.messageFailed,
    description: words.messageFailedHint,
    variant: 'destructive',
  });
}

function showSuccess({ sms }: SentMessage) {
  toast({ title: words.messageSent, description: sms ? smsText(sms) : words.messageSentHint });
}

function smsText({ sent, reason }: NonNullable<SentMessage['sms']>): string {
  if (sent) return words.messageTexted;
  return reason === null ? words.messageNotTexted : words.messageNotTextedBecause(reason);
}
