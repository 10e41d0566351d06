import type { Message } from 'backend/contract/messaging';
import { useRef, useState } from 'react';
import { isApiError, randomId } from 'shell/host';
import { tabMemory } from 'shell/forms';
import { useWriteToThreadMutation } from './thread-api';

export interface UnsentMessage {
  /** The server stores a message once per key, so sending it again is safe. */
  clientKey: string;
  content: string;
  state: 'sending' | 'failed';
  reason?: string | undefined;
}

/** A request over airport wifi may never get a response. After this the user can try again. */
const timeoutMs = 20_000;

/** What is on its way or was not sent. The tab remembers it over a reload, which ends what is on its way. */
export function useThreadOutbox(me: number, id: number, stored: Message[]) {
  const key = `unsent-${me}-trip-${id}`;
  const [all, setAll] = useState(() => remembered(key));
  const [send] = useWriteToThreadMutation({ selectFromResult: () => ({}) });
  const latest = useRef(all);
  // The answer may come when the page has been left.
  const change = (next: (before: UnsentMessage[]) => UnsentMessage[]) => {
    latest.current = next(latest.current);
    if (latest.current.length) tabMemory.write(key, latest.current);
    else tabMemory.remove(key);
    setAll(latest.current);
  };
  const remove = ({ clientKey }: UnsentMessage) =>
    change((before) => before.filter((one) => one.clientKey !== clientKey));

  const deliver = async ({ clientKey, content }: Pick<UnsentMessage, 'clientKey' | 'content'>) => {
    const sending: UnsentMessage = { clientKey, content, state: 'sending' };
    change((before) => [...before.filter((one) => one.clientKey !== clientKey), sending]);
    const request = send({ id, content, clientKey });
    const timer = setTimeout(() => request.abort(), timeoutMs);
    const { error } = await request;
    clearTimeout(timer);
    if (!error) return remove(sending);
    const failed: UnsentMessage = { ...sending, state: 'failed', reason: reasonOf(error) };
    change((before) => before.map((one) => (one.clientKey === clientKey ? failed : one)));
  };

  const unsent = all.filter(({ clientKey }) => !stored.some((one) => one.clientKey === clientKey));
  return {
    unsent,
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (content: string) => void deliver({ clientKey: randomId(), content }),
    retry: (message: UnsentMessage) => void deliver(message),
    remove,
  };
}

function remembered(key: string): UnsentMessage[] {
  const stored = tabMemory.read(key);
  return Array.isArray(stored)
    ? (stored as UnsentMessage[]).map((message) => ({ ...message, state: 'failed' }))
    : [];
}

const reasonOf = (error: unknown) =>
  isApiError(error) ? (error.issues?.[0]?.message ?? error.serverMessage) : undefined;
