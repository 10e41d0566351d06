import { AsyncLocalStorage } from 'node:async_hooks';
import type { LimitAction } from './table.js';

const taken = new AsyncLocalStorage<Map<LimitAction, Promise<void>>>();

/** Requests made inside count as one use of each limit: they are one step of one person. */
export function countOnce<T>(work: () => T): T {
  return taken.run(new Map(), work);
}

/** Takes a use, unless it belongs to a step that has taken it. */
export function takeOncePerStep(action: LimitAction, take: () => Promise<void>): Promise<void> {
  const step = taken.getStore();
  if (!step) return take();
  const use = step.get(action) ?? take();
  step.set(action, use);
  return use;
}
