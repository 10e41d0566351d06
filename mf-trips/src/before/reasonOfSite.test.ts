import { describe, expect, it } from '@jest/globals';
import { siteReasons } from 'backend/rules/trips';
import { en } from '../words/en';
import { te } from '../words/te';
import { reasonOfSite } from './reasonOfSite';

describe('why the site has cancelled a trip', () => {
  it.each(Object.entries(siteReasons))('%s is said in the language of the page', (name, reason) => {
    const key = name as keyof typeof siteReasons;
    expect(reasonOfSite({ byMe: null, reason })).toBe(en.reasonOfSite[key]);
    expect(te.reasonOfSite[key]).toMatch(/^\p{Script=Telugu}/u);
  });

  it.each([
    ['of a person stays in their words', { byMe: false, reason: siteReasons.closed }],
    ['of a later server stays as it is', { byMe: null, reason: 'The airport was closed' }],
    ['is not there', null],
  ])('%s', (_, cancelled) => {
    expect(reasonOfSite(cancelled)).toBeUndefined();
  });
});
