import { expect, it } from '@jest/globals';
import { normalisePhone } from './phone';

it.each([
  ['+1 2025550143', '+12025550143'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['12025550143', '+12025550143'],
  ['91 98765 43210', '+919876543210'],
  ['+91.98765.43210', '+919876543210'],
  ['  +48 601+234', '+48601234'],
])('dials %j as %s', (typed, number) => {
  expect(normalisePhone(typed)).toBe(number);
});
