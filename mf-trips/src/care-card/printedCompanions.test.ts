import { describe, expect, it } from '@jest/globals';
import { atTheGate, withAnand } from '../testing/relay';
import { allMeetings } from './printedCompanions';

describe('the printed meetings', () => {
  it('are in the order flown by the traveler, wherever the helper comes from', () => {
    const [toFrankfurt, toChicago] = withAnand().legs!;
    const toMeet = { ...toFrankfurt!, with: 'helper', from: 'VIE', date: '2027-03-05' } as const;
    const legs = [
      toMeet,
      { ...toFrankfurt!, with: 'seeker' as const },
      { ...toChicago!, with: 'both' as const },
    ];
    const checkIn = { ...atTheGate, airport: 'HYD', place: 'Check-in', from: null, to: null };
    const trip = withAnand({ legs, meetings: [atTheGate] });
    const before = withAnand({ id: 13, meetings: [checkIn, atTheGate] });
    expect(allMeetings({ trip, others: [before] }).map(({ place }) => place)).toEqual([
      'Check-in',
      'Gate B22',
    ]);
  });
});
