import { describe, expect, it } from '@jest/globals';
import { codeIssue, expiryIssue, grouped, monthAndYear, numberIssue } from './typed-card';

const today = new Date(2026, 10, 20);

describe('a card as it is typed', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['4242 42', '4242 42'],
  ])('groups its number: %s', (typed, shown) => expect(grouped(typed)).toBe(shown));

  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12 / 34', '12 / 34'],
    ['12/2034', '12 / 20'],
  ])('puts month and year apart: %s', (typed, shown) => expect(monthAndYear(typed)).toBe(shown));

  it.each([
    ['4242 4242', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4242 4242 4242 4242', undefined],
    ['4000 0025 0000 3155', undefined],
  ])('knows a mistyped number: %s', (typed, fault) => expect(numberIssue(typed)).toBe(fault));

  it.each([
    ['12', 'Your card’s expiration date is incomplete.'],
    ['13 / 30', 'Your card’s expiration date is invalid.'],
    ['10 / 26', 'Your card’s expiration date is in the past.'],
    ['11 / 26', undefined],
  ])('knows whether it is over: %s', (typed, fault) => expect(expiryIssue(typed, today)).toBe(fault));

  it('has a code of three digits at least', () => {
    expect(codeIssue('12')).toBe('Your card’s security code is incomplete.');
    expect(codeIssue('123')).toBeUndefined();
  });
});
