import { describe, expect, it } from '@jest/globals';
import { batchPerTick } from './batch-per-tick.js';

function library() {
  const asked: string[][] = [];
  const titleOf = batchPerTick(async (keys) => {
    asked.push(keys);
    if (keys.includes('broken')) throw new Error('The library is closed');
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} the book`]));
  });
  return { asked, titleOf };
}

describe('questions that come together', () => {
  it('are asked once, and each gets its own answer', async () => {
    const { asked, titleOf } = library();
    const answers = await Promise.all(['one', 'two', 'one', 'unknown'].map(titleOf));
    expect(answers).toEqual(['one the book', 'two the book', 'one the book', null]);
    expect(asked).toEqual([['one', 'two', 'unknown']]);
  });

  it('never get an answer that was asked for before them', async () => {
    const { asked, titleOf } = library();
    const first = titleOf('one');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, titleOf('one')]);
    expect(asked).toEqual([['one'], ['one']]);
  });

  it('fail together, and the next ones do not', async () => {
    const { titleOf } = library();
    const [one, other] = await Promise.allSettled([titleOf('one'), titleOf('broken')]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    expect(await titleOf('one')).toBe('one the book');
  });
});
