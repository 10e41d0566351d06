import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { consent, decide } from './consent';
import { currentVisit } from './visitor';

const minutes = (count: number) => Date.now() + count * 60_000;
const kept = () => Object.keys(localStorage).filter((key) => key !== 'analytics-consent');

beforeEach(() => localStorage.clear());
afterEach(() => consent.set('unasked'));

it('keeps nothing in a browser whose owner did not say yes', () => {
  const { visitor } = currentVisit();
  expect(currentVisit().visitor).toBe(visitor);
  consent.set('given');
  currentVisit();
  expect(kept()).toEqual([]);
});

it('knows the browser again after a yes, and a visit until half an hour after the last thing done', () => {
  decide('given');
  localStorage.setItem('analytics-visitor', 'b3c1f2a4-5d6e-4f70-8a91-b2c3d4e5f607');
  const first = currentVisit(minutes(0));
  expect(first.visitor).toBe('b3c1f2a4-5d6e-4f70-8a91-b2c3d4e5f607');
  expect(currentVisit(minutes(29))).toEqual(first);
  expect(currentVisit(minutes(58))).toEqual(first);
  const next = currentVisit(minutes(89));
  expect(next.visitor).toBe(first.visitor);
  expect(next.session).toBeGreaterThan(first.session);
});

it('forgets all of it with a no', () => {
  decide('given');
  currentVisit();
  expect(kept()).toEqual(['analytics-visitor', 'analytics-session']);
  decide('refused');
  expect(kept()).toEqual([]);
});
