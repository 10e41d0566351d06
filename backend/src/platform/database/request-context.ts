import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/core';

interface Context {
  root: EntityManager;
  fork?: EntityManager;
}

const contexts = new AsyncLocalStorage<Context>();

/** Runs something that has an EntityManager of its own, which is made only if it is used. */
export function withEntityManager<T>(root: EntityManager, run: () => T): T {
  return contexts.run({ root }, run);
}

export function currentEntityManager(): EntityManager | undefined {
  const context = contexts.getStore();
  return context && (context.fork ??= context.root.fork({ useContext: true }));
}
