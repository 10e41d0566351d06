import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/core';
import type { Span } from './tracing/span.js';

interface Context {
  root: EntityManager;
  requestId?: string;
  bulkhead: string;
  span?: Span;
  fork?: EntityManager;
}

const contexts = new AsyncLocalStorage<Context | undefined>();

export function inContext<T>(
  root: EntityManager,
  { requestId, bulkhead = '', span }: { requestId?: string; bulkhead?: string; span?: Span },
  run: () => T,
): T {
  return contexts.run({ root, requestId, bulkhead, span }, run);
}

export function currentEntityManager(): EntityManager | undefined {
  const context = contexts.getStore();
  if (!context) return;
  // Outside of the context: `fork` itself reads the EntityManager of the context.
  return (context.fork ??= contexts.run(undefined, () => context.root.fork({ useContext: true })));
}

export const currentBulkhead = () => contexts.getStore()?.bulkhead ?? '';

export const currentRequestId = () => contexts.getStore()?.requestId;

export const currentSpan = () => contexts.getStore()?.span;
