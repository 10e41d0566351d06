import type { Message } from 'backend/contract/messaging';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError, randomId } from 'shell/host';
import { deviceMemory, tabMemory, waitingCalls } from 'shell/forms';
import { useWriteToThreadMutation } from './thread-api';

export interface UnsentMessage {
  /** The server stores a message once per key, so sending it again is safe. */
  clientKey: string;
  content: string;
  writtenAt?: string;
  state: 'sending' | 'failed';
  reason?: string | undefined;
  /** There was no network: it goes out by itself when there is one again. */
  waits?: boolean | undefined;
}

/** A request over airport wifi may never get a response. After this the user can try again. */
const timeoutMs = 20_000;

/**
 * What is on its way or was not sent. The tab remembers it over a reload, which ends what is on its way; the device
 * remembers what waits for a network.
 */
export function useThreadOutbox(me: number, id: number, stored: Message[]) {
  const key = `unsent-${me}-trip-${id}`;
  const [all, setAll] = useState(() => remembered(key));
  const [send] = useWriteToThreadMutation({ selectFromResult: () => ({}) });
  const latest = useRef(all);
  // The answer may come when the page has been left.
  const change = (next: (before: UnsentMessage[]) => UnsentMessage[]) => {
    latest.current = next(latest.current);
    remember(key, latest.current);
    setAll(latest.current);
  };
  const remove = ({ clientKey }: Pick<UnsentMessage, 'clientKey'>) => {
    void waitingCalls.takeBack(clientKey);
    change((before) => before.filter((one) => one.clientKey !== clientKey));
  };

  const deliver = async (message: Omit<UnsentMessage, 'state' | 'reason'>): Promise<boolean> => {
    const { clientKey, content, writtenAt, waits } = message;
    const sending: UnsentMessage = { ...message, state: 'sending', reason: undefined };
    change((before) => [...before.filter((one) => one.clientKey !== clientKey), sending]);
    const body = { content, clientKey, ...(waits && writtenAt && { writtenAt }) };
    const request = send({ id, ...body });
    const timer = setTimeout(() => request.abort(), timeoutMs);
    const { error } = await request;
    clearTimeout(timer);
    if (!error) {
      remove(message);
      return true;
    }
    const isUnreachable = !isApiError(error) || error.status === 'NETWORK';
    const failed: UnsentMessage = {
      ...sending,
      state: 'failed',
      reason: reasonOf(error),
      waits: isUnreachable,
    };
    change((before) => before.map((one) => (one.clientKey === clientKey ? failed : one)));
    if (isUnreachable)
      await waitingCalls.leave({
        key: clientKey,
        memberId: me,
        path: `/api/matches/${id}/thread`,
        body: { content, clientKey, ...(writtenAt && { writtenAt }) },
      });
    else await waitingCalls.takeBack(clientKey);
    return false;
  };
  const sendWaiting = useEffectEvent(async () => {
    for (const message of latest.current.filter(({ waits, state }) => waits && state === 'failed'))
      if (!(await deliver(message))) return;
  });
  useEffect(() => {
    const onOnline = () => void sendWaiting();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const unsent = all.filter(({ clientKey }) => !stored.some((one) => one.clientKey === clientKey));
  return {
    unsent,
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (content: string) =>
      void deliver({ clientKey: randomId(), content, writtenAt: new Date(Date.now()).toISOString() }),
    retry: (message: UnsentMessage) => void deliver(message),
    remove,
  };
}

function remembered(key: string): UnsentMessage[] {
  const stored = [deviceMemory.read(key), tabMemory.read(key)].filter((list) => Array.isArray(list)).flat();
  return (stored as UnsentMessage[]).map((message) => ({ ...message, state: 'failed' }));
}

function remember(key: string, all: UnsentMessage[]) {
  const waiting = all.filter(({ waits }) => waits);
  const isKept = waiting.length === 0 || deviceMemory.write(key, waiting);
  if (!waiting.length) deviceMemory.remove(key);
  const others = isKept ? all.filter(({ waits }) => !waits) : all;
  if (others.length) tabMemory.write(key, others);
  else tabMemory.remove(key);
}

const reasonOf = (error: unknown) =>
  isApiError(error) ? (error.issues?.[0]?.message ?? error.serverMessage) : undefined;
