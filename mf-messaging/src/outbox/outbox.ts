import { deviceMemory, tabMemory, waitingCalls } from 'shell/forms';

export interface Pair {
  me: number;
  otherId: number;
}

export interface Draft {
  /** The server stores a message only once per key, so sending it again is safe. */
  clientKey: string;
  content: string;
  sendSMS: boolean;
  /** Shown with the message when it is sent much later. */
  writtenAt?: string;
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

/**
 * The messages on their way, until the server confirms them: in this tab, and those that wait for a network on the
 * device, so that they outlive the tab. A logout clears both.
 */
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

  markSending(pair: Pair, { clientKey, content, sendSMS, writtenAt }: Draft) {
    inFlight.add(clientKey);
    change(pair, (all) => {
      // One that waits stays on the device until it has arrived.
      const waits = all.some((one) => one.clientKey === clientKey && one.waits);
      const sending: Stored = {
        clientKey,
        content,
        sendSMS,
        ...(writtenAt && { writtenAt }),
        ...(waits && { waits }),
      };
      return [...without(all, clientKey), sending];
    });
  },

  markFailed(pair: Pair, clientKey: string, failure: Failure) {
    inFlight.delete(clientKey);
    if (!failure.waits) void waitingCalls.takeBack(clientKey);
    change(pair, (all) => all.map((one) => (one.clientKey === clientKey ? { ...one, ...failure } : one)));
  },

  remove(pair: Pair, clientKey: string) {
    inFlight.delete(clientKey);
    void waitingCalls.takeBack(clientKey);
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
  const stored = [deviceMemory.read(key), tabMemory.read(key)].filter((list) => Array.isArray(list)).flat();
  const found = stored.filter(isMessage);
  return found.length ? found : (withoutStorage.get(key) ?? []);
}

function change(pair: Pair, to: (all: Stored[]) => Stored[]) {
  const key = keyOf(pair);
  const all = to(load(key));
  const waiting = all.filter(({ waits }) => waits);
  const isKept = waiting.length === 0 || deviceMemory.write(key, waiting);
  if (!waiting.length) deviceMemory.remove(key);
  const others = isKept ? all.filter(({ waits }) => !waits) : all;
  if (others.length) tabMemory.write(key, others);
  else tabMemory.remove(key);
  if (others.length && !tabMemory.read(key)) withoutStorage.set(key, others);
  else withoutStorage.delete(key);
  snapshots.set(key, all.map(withState));
  for (const listener of listeners) listener();
}
