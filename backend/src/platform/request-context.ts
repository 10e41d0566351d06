import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/core';
import type { Language } from './language/contract.js';
import type { Span } from './tracing/span.js';

interface Context {
  root: EntityManager;
  requestId?: string;
  /** Of the page that makes the call. */
  language?: Language;
  bulkhead: string;
  span?: Span;
  fork?: EntityManager;
}

const contexts = new AsyncLocalStorage<Context | undefined>();

export function inContext<T>(
  root: EntityManager,
  { bulkhead = '', ...more }: Omit<Context, 'root' | 'fork' | 'bulkhead'> & { bulkhead?: string },
  run: () => T,
): T {
  return contexts.run({ root, bulkhead, ...more }, run);
}

export function currentEntityManager(): EntityManager | undefined {
  const context = contexts.getStore();
  if (!context) return;
  // Outside of the context: `fork` itself reads the EntityManager of the context.
  return (context.fork ??= contexts.run(undefined, () => context.root.fork({ useContext: true })));
}

export const currentBulkhead = () => contexts.getStore()?.bulkhead ?? '';

/** Of the page whose call is answered. Jobs have no page: what they write to guests is in the stored language. */
export const currentLanguage = (): Language => contexts.getStore()?.language ?? 'en';

export const currentRequestId = () => contexts.getStore()?.requestId;

export const currentSpan = () => contexts.getStore()?.span;
