import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/core';

interface Context {
  root: EntityManager;
  requestId?: string;
  bulkhead: string;
  fork?: EntityManager;
}

const contexts = new AsyncLocalStorage<Context | undefined>();

/**
 * Runs a request or a job: with an EntityManager of its own, made when it is first used, and its id in the logs. Its
 * bulkhead is its route or job name, which says whom it may hold up when the database is slow.
 */
export function inContext<T>(
  root: EntityManager,
  { requestId, bulkhead = '' }: { requestId?: string; bulkhead?: string },
  run: () => T,
): T {
  return contexts.run({ root, requestId, bulkhead }, run);
}

export function currentEntityManager(): EntityManager | undefined {
  const context = contexts.getStore();
  if (!context) return;
  // Outside of the context: a fork asks for the EntityManager of its context itself.
  return (context.fork ??= contexts.run(undefined, () => context.root.fork({ useContext: true })));
}

export const currentBulkhead = () => contexts.getStore()?.bulkhead ?? '';

export const currentRequestId = () => contexts.getStore()?.requestId;
