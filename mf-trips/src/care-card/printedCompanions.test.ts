import { describe, expect, it } from '@jest/globals';
import { anandReads, anandsPart, atTheGate, meerasPart, withAnand } from '../testing/relay';
import { allMeetings, companionsOf, partsOf } from './printedCompanions';

describe('the printed parts', () => {
  it('do not say that a traveler is alone with a companion who is hidden from the reader', () => {
    const companions = [anandsPart({ isMe: true }), meerasPart({ person: null })];
    const trip = withAnand({ ...anandReads, companions });
    const printed = companionsOf({ trip, others: [], helper: { name: 'Anand', phone: null } });
    expect(partsOf(trip, printed).map(({ name, to }) => [name, to.code])).toEqual([
      ['Anand', 'FRA'],
      ['', 'ORD'],
    ]);
  });
});

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
