import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { consent, decide } from './consent';
import { currentVisit } from './visitor';

const minutes = (count: number) => Date.now() + count * 60_000;
const storedKeys = () => Object.keys(localStorage).filter((key) => key !== 'analytics-consent');

beforeEach(() => localStorage.clear());
afterEach(() => consent.set('unasked'));

describe('the visitor of the analytics', () => {
  it('stores nothing without consent', () => {
    const { visitor } = currentVisit();
    expect(currentVisit().visitor).toBe(visitor);
    consent.set('given');
    currentVisit();
    expect(storedKeys()).toEqual([]);
  });

  it('recognises the browser after consent, and ends a visit half an hour after the last event', () => {
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

  it('removes everything after a refusal', () => {
    decide('given');
    currentVisit();
    expect(storedKeys()).toEqual(['analytics-visitor', 'analytics-session']);
    decide('refused');
    expect(storedKeys()).toEqual([]);
  });
});
