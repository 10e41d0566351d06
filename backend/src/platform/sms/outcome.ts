import { CircuitOpen } from '../outbound/circuit-breaker.js';

/** rejected: never retried. not-sent: retried. unknown: perhaps sent, so never retried. */
export type Outcome = 'rejected' | 'not-sent' | 'unknown';

/** Connection errors: the provider cannot have received the request. */
const beforeSending = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** About our account or its rate, not about this SMS. */
const ours = [401, 403, 429];

export function outcomeOf(error: unknown): Outcome {
  if (error instanceof CircuitOpen) return 'not-sent';
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === 'number') return status >= 500 || ours.includes(status) ? 'not-sent' : 'rejected';
  return typeof code === 'string' && beforeSending.includes(code) ? 'not-sent' : 'unknown';
}
