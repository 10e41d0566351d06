import { describe, expect, it } from '@jest/globals';
import { tapsOf, untilFrankfurt } from '../../testing/handOver';
import { anandsPart, meerasPart, meeraReads, priya, tapped, withMeera } from '../../testing/relay';
import { namesOf } from '../names';
import { otherParts } from './otherSteps';

describe('the steps of another companion', () => {
  const given = tapped('handed_over', 1, '2027-03-06T07:40:00.000Z');
  const steps = tapsOf([...untilFrankfurt, given]);
  const [toFrankfurt, toChicago] = withMeera().legs!;
  /** Between the two, the traveler flies from Frankfurt to Vienna alone. */
  const toVienna = {
    ...toFrankfurt!,
    from: 'FRA',
    to: 'VIE',
    departure: toFrankfurt!.arrival,
    arrival: { ...toFrankfurt!.arrival, code: 'VIE', city: 'Vienna' },
    companion: null,
  };
  const apart = {
    legs: [toFrankfurt!, toVienna, { ...toChicago!, from: 'VIE', departure: toVienna.arrival }],
    companions: [anandsPart({ steps }), meerasPart({ isMe: true, legs: [3] })],
  };

  it.each([
    ['the helper', { ...meeraReads, ...apart }],
    ['the family', { ...apart, other: priya }],
  ])('end with a goodbye where the traveler flies on alone, to %s', (_, reads) => {
    const trip = withMeera(reads);
    const [before] = otherParts(trip, namesOf(trip, { username: 'Meera Iyer' }, null)).before;
    expect(before?.steps.at(-1)?.name).toBe('Goodbye in Frankfurt');
  });
});
