import { describe, expect, it } from '@jest/globals';
import { testimonialForm } from '../reviews/contract.js';
import { reviews } from './reviews.js';

const all = reviews();

describe('the reviews of the demo', () => {
  it('include 150 reviews, one per pair, and no self-review', () => {
    expect(all).toHaveLength(150);
    expect(new Set(all.map(({ author, target }) => `${author} ${target}`)).size).toBe(150);
    expect(all.filter(({ author, target }) => author === target)).toEqual([]);
  });

  it('are valid input for the form', () => {
    for (const { text, rating } of all) testimonialForm.parse({ text, rating });
  });

  it('are mostly, but not all, happy', () => {
    const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
    expect(average).toBeGreaterThan(4.6);
    expect(average).toBeLessThan(4.95);
  });

  it('cover six people on the start page', () => {
    expect(new Set(all.slice(0, 6).map(({ target }) => target)).size).toBe(6);
  });

  it('repeat no text on a page, and no text more than twice overall', () => {
    for (let start = 0; start + 12 <= all.length; start += 1)
      expect(new Set(all.slice(start, start + 12).map(({ text }) => text)).size).toBe(12);
    const times = Object.values(Object.groupBy(all, ({ text }) => text)).map((same) => same?.length ?? 0);
    expect(Math.max(...times)).toBeLessThan(3);
  });
});
