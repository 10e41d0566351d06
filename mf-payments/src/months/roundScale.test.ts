import { describe, expect, it } from '@jest/globals';
import { roundScale } from './roundScale';

describe('the scale of the months', () => {
  it.each([
    [1, 1],
    [3, 5],
    [10, 10],
    [35, 50],
    [101, 200],
    [780, 1000],
  ])('a chart with a highest bar of %s ends at %s', (highest, top) => {
    expect(roundScale(highest)).toBe(top);
  });
});
