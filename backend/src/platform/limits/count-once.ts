import { AsyncLocalStorage } from 'node:async_hooks';
import type { LimitAction } from './table.js';

const taken = new AsyncLocalStorage<Map<LimitAction, Promise<void>>>();

export function countOnce<T>(work: () => T): T {
  return taken.run(new Map(), work);
}

export function takeOncePerStep(action: LimitAction, take: () => Promise<void>): Promise<void> {
  const step = taken.getStore();
  if (!step) return take();
  const use = step.get(action) ?? take();
  step.set(action, use);
  return use;
}
