import type { ClientError } from 'backend/contract/site';

export type Where = Pick<ClientError, 'where' | 'remote' | 'release'>;

const said = new Set<string>();

/** Tells the team, once per page and fault; a report that cannot be sent is only lost to us, not to the visitor. */
export function report(error: unknown, where: Where) {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);
  const body: ClientError = { ...where, message, path: location.pathname.slice(0, 300) };
  const text = JSON.stringify(body);
  if (said.has(text)) return;
  said.add(text);
  navigator.sendBeacon?.('/api/client-errors', new Blob([text], { type: 'application/json' }));
}
