import { describe, expect, it } from '@jest/globals';
import { batchPerTick } from './batch-per-tick.js';

function library() {
  const queries: string[][] = [];
  const titleOf = batchPerTick(async (keys: string[]) => {
    queries.push(keys);
    if (keys.includes('broken')) throw new Error('The library is closed');
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} the book`]));
  });
  return { queries, titleOf };
}

describe('queries made in the same tick', () => {
  it('run as one query, and each gets its own result', async () => {
    const { queries, titleOf } = library();
    const answers = await Promise.all(['one', 'two', 'one', 'unknown'].map(titleOf));
    expect(answers).toEqual(['one the book', 'two the book', 'one the book', null]);
    expect(queries).toEqual([['one', 'two', 'unknown']]);
  });

  it('never get the result of an earlier query', async () => {
    const { queries, titleOf } = library();
    const first = titleOf('one');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, titleOf('one')]);
    expect(queries).toEqual([['one'], ['one']]);
  });

  it('fail together without affecting later queries', async () => {
    const { titleOf } = library();
    const [one, other] = await Promise.allSettled([titleOf('one'), titleOf('broken')]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    expect(await titleOf('one')).toBe('one the book');
  });
});
