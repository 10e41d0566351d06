import type { ClientError, SlowLoad } from 'backend/contract/pages';
import { framesInStack } from './releasesInStack';

export type Where = Pick<ClientError, 'where' | 'remote' | 'release'>;

const reported = new Set<string>();

export function report(error: unknown, where: Where) {
  const stack = error instanceof Error ? framesInStack(error.stack) : undefined;
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);
  const text = JSON.stringify({ ...where, message, path: path(), stack } satisfies ClientError);
  if (reported.has(text)) return;
  reported.add(text);
  send('/api/client-errors', text);
}

const slowMs = 3_000;

/** A longer wait means that the computer slept. */
const plausibleMs = 60_000;

export function reportSlowLoad(where: Where, milliseconds: number) {
  if (milliseconds <= slowMs || milliseconds > plausibleMs) return;
  const load: SlowLoad = { ...where, path: path(), milliseconds: Math.round(milliseconds) };
  send('/api/slow-loads', JSON.stringify(load));
}

const path = () => location.pathname.slice(0, 300);

function send(address: string, text: string) {
  navigator.sendBeacon?.(address, new Blob([text], { type: 'application/json' }));
}
