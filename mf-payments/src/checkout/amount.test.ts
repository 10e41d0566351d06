import { describe, expect, it } from '@jest/globals';
import { amountIssue, amountOf } from './amount';

describe('the amount of a tip', () => {
  it.each([
    ['1', 1],
    ['500', 500],
    ['0', null],
    ['501', null],
    ['1.5', null],
    ['-5', null],
    ['5e2', null],
    ['', null],
  ])('accepts only whole dollars from 1 to 500: "%s"', (text, amount) => expect(amountOf(text)).toBe(amount));

  it('says what is wrong with the others', () => {
    expect(amountIssue('')).toBe('A tip is a whole number of dollars, at least $1');
    expect(amountIssue('501')).toBe('A tip is at most $500');
    expect(amountIssue('25')).toBeUndefined();
  });
});
