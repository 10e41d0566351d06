import { describe, expect, it } from '@jest/globals';
import { PerUserQueue } from './per-user-queue.js';

describe('the queue of a user', () => {
  it('runs the actions of one user one at a time, in order, even if one fails', async () => {
    const queue = new PerUserQueue();
    const log: string[] = [];
    const act =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await new Promise(setImmediate);
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const outcomes = await Promise.allSettled([
      queue.run(1, act('one')),
      queue.run(1, act('two', true)),
      queue.run(1, act('three')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('does not make one user wait for another', async () => {
    const queue = new PerUserQueue();
    let finish = () => {};
    const slow = queue.run(1, () => new Promise<void>((done) => (finish = done)));
    expect(await queue.run(2, async () => 'at once')).toBe('at once');
    finish();
    await slow;
  });
});
