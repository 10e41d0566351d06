import { describe, expect, it } from '@jest/globals';
import { unfold } from './form.js';

describe('a form with brackets', () => {
  it.each([
    ['nothing', {}, {}],
    ['a name', { amount: '5' }, { amount: '5' }],
    ['a thing in a thing', { 'card[number]': '42' }, { card: { number: '42' } }],
    ['a number of things', { 'expand[0]': 'a', 'expand[1]': 'b.c' }, { expand: { 0: 'a', 1: 'b.c' } }],
    ['a list without numbers', { 'expand[]': ['a', 'b'] }, { expand: { 0: 'a', 1: 'b' } }],
    ['a list of one', { 'expand[]': 'a' }, { expand: { 0: 'a' } }],
    ['a list of one, as a list', { 'expand[]': ['a'] }, { expand: { 0: 'a' } }],
  ])('is parsed as %s', (_, flat, whole) => {
    expect(JSON.parse(JSON.stringify(unfold(flat)))).toEqual(whole);
  });

  it('cannot change object prototypes', () => {
    unfold({ '__proto__[polluted]': '1', 'constructor[prototype][polluted]': '1' });
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['a name that is a text and a thing', { card: '1', 'card[number]': '2' }],
    ['a depth without end', { 'a[b][c][d][e][f][g]': '1' }],
    ['a text that cannot be kept', { 'metadata[a]': 'b\0' }],
  ])('refuses %s', (_, flat) => {
    expect(() => unfold(flat)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
