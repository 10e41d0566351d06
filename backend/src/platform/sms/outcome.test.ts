import { describe, expect, it } from '@jest/globals';
import { CircuitOpen } from '../outbound/circuit-breaker.js';
import { outcomeOf } from './outcome.js';

describe('the answer of an SMS provider', () => {
  it.each([
    ['a refused number', { status: 400, code: 21211 }, 'rejected'],
    ['our own wrong key', { status: 401, code: 20003 }, 'not-sent'],
    ['too many at once', { status: 429, code: 20429 }, 'not-sent'],
    ['an answered fault', { status: 500, code: 20500 }, 'not-sent'],
    ['a closed door', { code: 'ECONNREFUSED' }, 'not-sent'],
    ['a rest of the breaker', new CircuitOpen('SMS'), 'not-sent'],
    ['a wait without an answer', { code: 'ECONNABORTED' }, 'unknown'],
    ['a line cut in the middle', { code: 'ECONNRESET' }, 'unknown'],
    ['anything else', new Error('surprise'), 'unknown'],
  ])('after %s the SMS has the outcome %s', (_, error, outcome) => {
    expect(outcomeOf(error)).toBe(outcome);
  });
});
