import { expect, it } from '@jest/globals';
import { niceTop } from './niceTop';

it.each([
  [1, 1],
  [3, 5],
  [10, 10],
  [35, 50],
  [101, 200],
  [780, 1000],
])('over a highest bar of %s stands %s', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});
