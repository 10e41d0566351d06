import { describe, expect, it } from '@jest/globals';
import type { MatchDetails } from 'backend/contract/trips';
import { tapped, withAnandAlone } from '../testing/relay';
import { gapsAhead } from './gapsAhead';

const beforeBoth = Date.parse('2027-03-05T20:00:00Z');
const numbersOf = (trip: MatchDetails, now = beforeBoth) =>
  gapsAhead(trip, now).map((gap) => gap.map(({ number }) => number));

describe('the flights for which a companion is looked for', () => {
  it('are those that nobody shares and that have not left', () => {
    expect(numbersOf(withAnandAlone())).toEqual([[2]]);
    expect(numbersOf(withAnandAlone(), Date.parse('2027-03-06T10:30:00Z'))).toEqual([]);
  });

  it('are over when the landing was said, whatever the listing says of its time', () => {
    const steps = [tapped('landed', 2, '2027-03-05T19:00:00.000Z')];
    expect(numbersOf(withAnandAlone({ steps }))).toEqual([]);
    const ofFirst = [tapped('landed', 1, '2027-03-05T19:00:00.000Z')];
    expect(numbersOf(withAnandAlone({ steps: ofFirst }))).toEqual([[2]]);
  });
});
