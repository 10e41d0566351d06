import { tabMemory } from '../tabMemory';

/** Who writes to whom. */
export interface Pair {
  me: number;
  otherId: number;
}

/** A message that its sender sees already and the server has not confirmed. */
export interface Unsent {
  /** By which the server knows it again when it is sent once more. */
  clientKey: string;
  content: string;
  sendSMS: boolean;
  state: 'sending' | 'failed';
  /** The server's own sentence, when it said one. */
  reason?: string | undefined;
}

const keyOf = ({ me, otherId }: Pair) => `unsent-${me}-${otherId}`;

const isUnsent = (one: unknown): one is Unsent =>
  typeof one === 'object' && one !== null && 'clientKey' in one && 'content' in one;

/** Nobody knows what became of what was on its way when the page was left: sending it once more does no harm. */
export function recallUnsent(pair: Pair): Unsent[] {
  const kept = tabMemory.recall(keyOf(pair));
  return Array.isArray(kept) ? kept.filter(isUnsent).map((one) => ({ ...one, state: 'failed' })) : [];
}

export function keepUnsent(pair: Pair, all: Unsent[]) {
  if (all.length) tabMemory.keep(keyOf(pair), all);
  else tabMemory.forget(keyOf(pair));
}
