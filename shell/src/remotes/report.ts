import type { ClientError, SlowLoad } from 'backend/contract/site';

export type Where = Pick<ClientError, 'where' | 'remote' | 'release'>;

const said = new Set<string>();

/** Tells the team, once per page and fault; a report that cannot be sent is only lost to us, not to the visitor. */
export function report(error: unknown, where: Where) {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);
  const text = JSON.stringify({ ...where, message, path: path() } satisfies ClientError);
  if (said.has(text)) return;
  said.add(text);
  send('/api/client-errors', text);
}

/** A part that took longer is told of. */
const slow = 3_000;

/** A computer that slept meanwhile would tell of hours. */
const longest = 60_000;

/** Tells the team what a visitor has waited for, if that was long. */
export function reportWait(where: Where, milliseconds: number) {
  if (milliseconds <= slow || milliseconds > longest) return;
  const load: SlowLoad = { ...where, path: path(), milliseconds: Math.round(milliseconds) };
  send('/api/slow-loads', JSON.stringify(load));
}

const path = () => location.pathname.slice(0, 300);

function send(address: string, text: string) {
  navigator.sendBeacon?.(address, new Blob([text], { type: 'application/json' }));
}
