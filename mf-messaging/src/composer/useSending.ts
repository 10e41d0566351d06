import type { Message, SentMessage } from 'backend/contract/messaging';
import { useEffect, useRef } from 'react';
import { randomId, toast } from 'shell/host';
import { unwatched, useDropUnsentMutation, useSendMessageMutation, useUnsentQuery } from '../talking-api';
import type { Pair, Unsent } from './unsent';

/** An airport's wifi may never answer; then it is said, and can be tried again. */
const patience = 20_000;

type Words = Pick<Unsent, 'content' | 'sendSMS'>;

/** Sends to one person, and keeps what could not be sent. `stored` is what has arrived, as far as it is known. */
export function useSending(pair: Pair, stored: Message[]) {
  const { data: unsent = [] } = useUnsentQuery(pair);
  const [sendMessage] = useSendMessageMutation(unwatched);
  const [drop] = useDropUnsentMutation(unwatched);
  const hasSent = useRef(false);
  const { me, otherId } = pair;
  const isStored = ({ clientKey }: Unsent) => stored.some((one) => one.clientKey === clientKey);
  const arrived = unsent.find((one) => one.state === 'failed' && isStored(one))?.clientKey;

  useEffect(() => {
    // Its answer was lost, and it was not.
    if (arrived) void drop({ me, otherId, clientKey: arrived });
  }, [arrived, me, otherId, drop]);

  const deliver = async ({ clientKey, content, sendSMS }: Words & { clientKey: string }) => {
    const sending = sendMessage({ ...pair, clientKey, content, sendSMS });
    const timer = setTimeout(() => sending.abort(), patience);
    const { data } = await sending;
    clearTimeout(timer);
    if (!data) return tellFailure();
    // In a conversation that flows, each message says of itself that it was sent.
    if (!hasSent.current || data.sms) tellSuccess(data);
    hasSent.current = true;
  };
  return {
    unsent: unsent.filter((one) => !isStored(one)),
    isPending: unsent.some(({ state }) => state === 'sending'),
    send: (words: Words) => void deliver({ ...words, clientKey: randomId() }),
    tryAgain: (one: Unsent) => void deliver(one),
    drop: ({ clientKey }: Unsent) => void drop({ ...pair, clientKey }),
  };
}

function tellFailure() {
  toast({
    title: 'Message failed',
    description: 'There was a problem sending your message.',
    variant: 'destructive',
  });
}

function tellSuccess({ sms }: SentMessage) {
  const description = 'Your message has been sent successfully.';
  toast({ title: 'Message sent', description: sms ? `${description} ${aboutSms(sms)}` : description });
}

const aboutSms = ({ sent, reason }: NonNullable<SentMessage['sms']>) =>
  sent ? 'We have texted them, too.' : `No SMS went out: ${reason ?? 'it was not possible'}.`;
