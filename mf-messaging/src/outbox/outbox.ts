import { tabMemory } from 'shell/forms';

export interface Pair {
  me: number;
  otherId: number;
}

export interface Draft {
  /** The server stores a message only once per key, so sending it again is safe. */
  clientKey: string;
  content: string;
  sendSMS: boolean;
}

export interface UnsentMessage extends Draft {
  state: 'sending' | 'failed';
  reason?: string | undefined;
  /** A verified phone number lifts the limit. */
  verifyHelps?: boolean;
  /** There was no network: it goes out by itself when there is one again. */
  waits?: boolean;
}

type Failure = Pick<UnsentMessage, 'reason' | 'verifyHelps' | 'waits'>;

type Stored = Omit<UnsentMessage, 'state'>;

/** Client keys of the requests in flight. After a reload there are none, so what was in flight counts as failed. */
const inFlight = new Set<string>();
const listeners = new Set<() => void>();
const snapshots = new Map<string, UnsentMessage[]>();
/** Only for windows where sessionStorage is forbidden. */
const withoutStorage = new Map<string, Stored[]>();

/** The messages on their way, in sessionStorage until the server confirms them. A logout clears it. */
export const outbox = {
  /** The same array until something changes. */
  list(pair: Pair): UnsentMessage[] {
    const key = keyOf(pair);
    const messages = snapshots.get(key) ?? load(key).map(withState);
    snapshots.set(key, messages);
    return messages;
  },

  subscribe(pair: Pair, listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      snapshots.delete(keyOf(pair));
    };
  },

  markSending(pair: Pair, { clientKey, content, sendSMS }: Draft) {
    inFlight.add(clientKey);
    change(pair, (all) => [...without(all, clientKey), { clientKey, content, sendSMS }]);
  },

  markFailed(pair: Pair, clientKey: string, failure: Failure) {
    inFlight.delete(clientKey);
    change(pair, (all) => all.map((one) => (one.clientKey === clientKey ? { ...one, ...failure } : one)));
  },

  remove(pair: Pair, clientKey: string) {
    inFlight.delete(clientKey);
    change(pair, (all) => without(all, clientKey));
  },
};

const keyOf = ({ me, otherId }: Pair) => `unsent-${me}-${otherId}`;

const without = (all: Stored[], clientKey: string) => all.filter((one) => one.clientKey !== clientKey);

const withState = (message: Stored): UnsentMessage => ({
  ...message,
  state: inFlight.has(message.clientKey) ? 'sending' : 'failed',
});

const isMessage = (one: unknown): one is Stored =>
  typeof one === 'object' && one !== null && 'clientKey' in one && 'content' in one;

function load(key: string): Stored[] {
  const stored = tabMemory.read(key);
  return Array.isArray(stored) ? stored.filter(isMessage) : (withoutStorage.get(key) ?? []);
}

function change(pair: Pair, to: (all: Stored[]) => Stored[]) {
  const key = keyOf(pair);
  const all = to(load(key));
  if (all.length) tabMemory.write(key, all);
  else tabMemory.remove(key);
  if (all.length && !tabMemory.read(key)) withoutStorage.set(key, all);
  else withoutStorage.delete(key);
  snapshots.set(key, all.map(withState));
  for (const listener of listeners) listener();
}
