import { describe, expect, it } from '@jest/globals';
import { newYork } from '../testing/listings';
import { frankfurt, halfway } from '../testing/company';
import { companyText, ownCompanyText } from './company';

const leg = (from: string, to: string, covered = false) => ({
  from,
  to,
  date: '2099-12-04',
  ...(covered && { covered: true as const }),
});
const stops = [frankfurt, newYork];

describe('the company of a listing', () => {
  it.each([
    ['Still needs somebody Delhi to Frankfurt', halfway()],
    [
      'Still needs somebody Frankfurt to Chicago',
      halfway({ stops, legs: [leg('DEL', 'FRA', true), leg('FRA', 'JFK'), leg('JFK', 'ORD')] }),
    ],
    [
      'Still needs somebody Delhi to Frankfurt and New York to Chicago',
      halfway({ stops, legs: [leg('DEL', 'FRA'), leg('FRA', 'JFK', true), leg('JFK', 'ORD')] }),
    ],
    ['Has company on the whole way', halfway({ covered: true })],
    ['Has company on the whole way', halfway({ covered: true, legs: null, stops: null })],
    [undefined, halfway({ stops, legs: [leg('DEL', 'FRA'), leg('FRA', 'JFK'), leg('JFK', 'ORD')] })],
    [undefined, halfway({ legs: null, stops: null })],
  ])('%s', (text, listing) => expect(companyText(listing)).toBe(text));

  it('speaks to the owner', () => {
    expect(ownCompanyText(halfway())).toBe(
      'You still need somebody Delhi to Frankfurt. The other flights have company.',
    );
    expect(ownCompanyText(halfway({ covered: true }))).toBe(
      'Somebody flies every leg. Nobody else is looked for.',
    );
  });
});
