import { CircuitOpen } from '../outbound/circuit-breaker.js';

/** rejected: never to be sent. not-sent: to be tried again. unknown: perhaps sent, so never tried again. */
export type Outcome = 'rejected' | 'not-sent' | 'unknown';

/** Errors of the way to the provider: nothing of the request can have arrived. */
const beforeSending = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Our account, its rights or its rate: other requests will meet the same. */
const ours = [401, 403, 429];

/** What an error of the provider's SDK says about the SMS. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof CircuitOpen) return 'not-sent';
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === 'number') return status >= 500 || ours.includes(status) ? 'not-sent' : 'rejected';
  return typeof code === 'string' && beforeSending.includes(code) ? 'not-sent' : 'unknown';
}
