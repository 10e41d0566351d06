import { describe, expect, it } from '@jest/globals';
import { sampleListing, sampleRequest } from '../testing/listings';
import { tipBadges, tipLine } from './tips';

const none = { tipAmount: null, minTip: null, maxTip: null };

describe('a listing', () => {
  it.each([
    [{ tipAmount: 25 }, '$25.00'],
    [{ tipAmount: 25, minTip: 10, maxTip: 40 }, '$25.00'],
    [{ minTip: 10, maxTip: 40 }, '$10.00-$40.00'],
    [{ minTip: 10, maxTip: 10 }, '$10.00'],
    [{ minTip: 10 }, '$10.00+'],
    [{ minTip: 0, maxTip: 40 }, 'Up to $40.00'],
    [{ maxTip: 40 }, 'Up to $40.00'],
  ])('says %j as %s', (tips, amount) => {
    expect(tipLine(sampleListing({ ...none, ...tips }))).toEqual({ label: 'Suggested Tip', amount });
    expect(tipLine(sampleRequest({ ...none, ...tips }))).toEqual({ label: 'Willing to Tip', amount });
  });

  it.each([none, { ...none, tipAmount: 0 }])('has no tip line without an amount: %j', (tips) => {
    expect(tipLine(sampleListing(tips))).toBeNull();
  });

  it('shows on a card what each side says about tips', () => {
    expect(tipBadges(sampleListing({ acceptsTips: true }))).toEqual([{ text: 'Accepts tips' }]);
    expect(tipBadges(sampleListing({ acceptsTips: false, offersTips: true, tipAmount: 20 }))).toEqual([]);
    expect(tipBadges(sampleRequest({ tipAmount: 20, offersTips: true }))).toEqual([
      { text: 'tip offered', amount: '$20.00' },
      { text: 'Offering Tips' },
    ]);
    expect(tipBadges(sampleRequest({ tipAmount: 0, offersTips: false, acceptsTips: true }))).toEqual([]);
  });
});
