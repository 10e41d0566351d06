import { describe, expect, it } from '@jest/globals';
import { moneyStateOf } from './moneyStateOf';

describe('the state of the money', () => {
  it.each([
    ['received', 'succeeded', 'held', 'Held for you'],
    ['received', 'succeeded', 'transferred', 'Transferred to you'],
    ['received', 'refunded', 'returned', 'Returned to the sender'],
    ['received', 'disputed', 'returned', 'Disputed by the sender’s bank'],
    ['sent', 'succeeded', 'held', 'Held for them'],
    ['sent', 'succeeded', 'transferred', 'Transferred in full'],
    ['sent', 'refunded', 'returned', 'Returned to you'],
    ['sent', 'disputed', 'returned', 'Disputed by your bank'],
    ['sent', 'failed', 'none', 'Not paid'],
  ] as const)('a %s tip that is %s and %s reads "%s"', (direction, status, money, text) => {
    expect(moneyStateOf({ direction, status, money, isUnderReview: false }).text).toBe(text);
  });

  it.each(['received', 'sent'] as const)('a %s tip that we check is not called held', (direction) => {
    const tip = { direction, status: 'succeeded', money: 'held', isUnderReview: true } as const;
    expect(moneyStateOf(tip).text).toBe('Being checked');
  });
});
