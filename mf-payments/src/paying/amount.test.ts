import { expect, it } from '@jest/globals';
import { amountFault, amountOf } from './amount';

it.each([
  ['1', 1],
  ['500', 500],
  ['0', null],
  ['501', null],
  ['1.5', null],
  ['-5', null],
  ['5e2', null],
  ['', null],
])('takes whole dollars from 1 to 500 and nothing else: "%s"', (text, amount) =>
  expect(amountOf(text)).toBe(amount),
);

it('says what is wrong with the others', () => {
  expect(amountFault('')).toBe('A tip is a whole number of dollars, at least $1');
  expect(amountFault('501')).toBe('A tip is at most $500');
  expect(amountFault('25')).toBeUndefined();
});
