import { setTimeout as pause } from 'node:timers/promises';

/** Starts each piece of work at its time, however long the earlier ones take. */
export async function atConstantRate<Result>(
  work: (index: number) => Promise<Result>,
  { count, perSecond }: { count: number; perSecond: number },
): Promise<Result[]> {
  const began = performance.now();
  const results: Promise<Result>[] = [];
  for (let index = 0; index < count; index++) {
    await pause(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    results.push(work(index));
  }
  return Promise.all(results);
}
