import { describe, expect, it } from '@jest/globals';
import type { StepName } from '../contract.js';
import type { Journey, JourneyLeg } from '../family/contract.js';
import { landingToSay, nowOf } from './now.js';

const place = (code: string, timezone: string) => ({
  code,
  name: code,
  city: code,
  country: code,
  lat: 0,
  lon: 0,
  timezone,
});
const [hyd, fra, ord] = [
  place('HYD', 'Asia/Kolkata'),
  place('FRA', 'Europe/Berlin'),
  place('ORD', 'America/Chicago'),
];
type Who = 'both' | 'seeker';
const legs = (first: Who, second: Who): [JourneyLeg, JourneyLeg] => [
  {
    from: 'HYD',
    to: 'FRA',
    departure: hyd,
    arrival: fra,
    date: '2027-03-01',
    time: '01:30',
    arrivalDate: '2027-03-01',
    arrivalTime: '07:20',
    with: first,
    ...(first === 'both' && { helper: 'Anand' }),
  },
  {
    from: 'FRA',
    to: 'ORD',
    departure: fra,
    arrival: ord,
    date: '2027-03-01',
    time: '10:15',
    arrivalDate: '2027-03-01',
    arrivalTime: '12:40',
    with: second,
    ...(second === 'both' && { helper: 'Meera' }),
  },
];
const journey = (
  way: JourneyLeg[],
  steps: [StepName, number][] = [],
  more: Partial<Journey> = {},
): Journey => ({
  traveler: 'Kamala',
  helper: 'Anand and Meera',
  sharedBy: 'Priya',
  isForSelf: false,
  departure: hyd,
  arrival: ord,
  date: '2027-03-01',
  time: '01:30',
  status: 'agreed',
  legs: way,
  steps: steps.map(([step, leg], index) => ({
    step,
    leg,
    at: `2027-03-01T0${index}:00:00.000Z`,
    saidBy: null,
  })),
  endsAt: '2027-03-05T00:00:00.000Z',
  ...more,
});
const inAir = new Date('2027-02-28T22:00:00Z');
const weeksBefore = new Date('2027-02-10T12:00:00Z');
const atFrankfurt = new Date('2027-03-01T07:00:00Z');
const says = (trip: Journey, now: Date) => {
  const { moment, leg, airport } = nowOf(trip, now);
  return `${moment} ${leg} ${airport.code}`;
};

describe('what she does now', () => {
  it('follows from the steps of a helper on all legs', () => {
    const way = legs('both', 'both').map((leg) => ({ ...leg, helper: 'Meera' }));
    const steps: [StepName, number][] = [
      ['at_airport', 1],
      ['met', 1],
      ['security', 1],
      ['boarded', 1],
      ['landed', 1],
      ['connected', 2],
      ['boarded', 2],
      ['landed', 2],
      ['handed_over', 2],
    ];
    const moments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) =>
      says(journey(way, steps.slice(0, count)), inAir),
    );
    expect(moments).toEqual([
      'go 1 HYD',
      'wait 1 HYD',
      'security 1 HYD',
      'board 1 HYD',
      'fly 1 FRA',
      'change 2 FRA',
      'board 2 FRA',
      'fly 2 ORD',
      'handOver 2 ORD',
      'arrived 2 ORD',
    ]);
    expect(says(journey(way), weeksBefore)).toBe('before 1 HYD');
  });

  it('is to be handed over to the next helper, then to board with them', () => {
    const steps: [StepName, number][] = [
      ['met', 1],
      ['boarded', 1],
      ['landed', 1],
    ];
    expect(says(journey(legs('both', 'both'), steps), atFrankfurt)).toBe('handOver 1 FRA');
    expect(says(journey(legs('both', 'both'), [...steps, ['handed_over', 1]]), atFrankfurt)).toBe(
      'board 2 FRA',
    );
  });

  it('is to fly alone to the helper, then to wait for them', () => {
    const way = legs('seeker', 'both');
    expect(says(journey(way), weeksBefore)).toBe('before 1 HYD');
    expect(says(journey(way), inAir)).toBe('alone 1 HYD');
    expect(says(journey(way), atFrankfurt)).toBe('wait 2 FRA');
  });

  it.each([
    ['behind security, as nothing else is agreed', true],
    ['before security', false],
  ])('is to fly alone to the helper who waits at the stop, %s', (_where, meetsAfterSecurity) => {
    const way = legs('seeker', 'both');
    for (const taps of [['at_airport'], ['at_airport', 'security']] as const) {
      const waits = journey(
        way,
        taps.map((step): [StepName, number] => [step, 2]),
        { meetsAfterSecurity },
      );
      if (taps.length > 1 && !meetsAfterSecurity) continue;
      expect(says(waits, weeksBefore)).toBe('before 1 HYD');
      expect(says(waits, inAir)).toBe('alone 1 HYD');
      expect(says(waits, atFrankfurt)).toBe('wait 2 FRA');
    }
  });

  it('is led through an open flight of a relay, whoever waits behind it', () => {
    const [first, second] = legs('both', 'seeker');
    const third: JourneyLeg = {
      ...second,
      from: 'ORD',
      to: 'HYD',
      departure: ord,
      arrival: hyd,
      date: '2027-03-01',
      time: '15:00',
      arrivalDate: '2027-03-02',
      arrivalTime: '20:00',
      with: 'both',
      helper: 'Meera',
    };
    const way = [first, second, third];
    const waits: [StepName, number][] = [
      ['at_airport', 3],
      ['security', 3],
    ];
    const flown: [StepName, number][] = [
      ['met', 1],
      ['boarded', 1],
      ['landed', 1],
    ];
    const inChicago = new Date('2027-03-01T19:00:00Z');
    expect(says(journey(way, waits), inAir)).toBe('go 1 HYD');
    expect(says(journey(way, [...waits, ...flown.slice(0, 2)]), inAir)).toBe('fly 1 FRA');
    expect(says(journey(way, [...waits, ...flown]), atFrankfurt)).toBe('handOver 1 FRA');
    const left: [StepName, number][] = [...waits, ...flown, ['handed_over', 1]];
    expect(says(journey(way, left), atFrankfurt)).toBe('alone 2 FRA');
    expect(says(journey(way, left), inChicago)).toBe('wait 3 ORD');
    expect(says(journey(way, [...left, ['met', 3]]), inChicago)).toBe('board 3 ORD');
  });

  it('is to fly on alone after the last helper', () => {
    const way = legs('both', 'seeker');
    const steps: [StepName, number][] = [
      ['met', 1],
      ['landed', 1],
      ['handed_over', 1],
    ];
    expect(says(journey(way, steps), atFrankfurt)).toBe('alone 2 FRA');
    expect(says(journey(way, steps), new Date('2027-03-02T00:00:00Z'))).toBe('arrived 2 ORD');
    expect(says(journey(way, [...steps, ['landed', 2]]), atFrankfurt)).toBe('arrived 2 ORD');
  });

  it('is no landing to say herself where the helper of another trip flies with her', () => {
    const [first, second] = legs('both', 'seeker');
    const inTheAir = new Date('2027-03-01T12:00:00Z');
    expect(landingToSay(journey([first, second]), inTheAir)).toEqual({ step: 'landed', leg: 2 });
    expect(landingToSay(journey([first, { ...second, beside: 'Leila' }]), inTheAir)).toBeUndefined();
  });

  it('has nothing to do yet at a long stop before a flight of her own', () => {
    const [first, second] = legs('both', 'seeker');
    const way = [first, { ...second, date: '2027-03-06', arrivalDate: '2027-03-06' }];
    const goodbye: [StepName, number][] = [
      ['met', 1],
      ['handed_over', 1],
    ];
    expect(says(journey(way, goodbye), atFrankfurt)).toBe('before 2 FRA');
    expect(says(journey(way, goodbye), new Date('2027-03-06T08:00:00Z'))).toBe('alone 2 FRA');
  });

  it('is her own way to the airport, whoever has flown there already', () => {
    const trip = (of: 'traveler' | 'helper') => {
      const found = journey(legs('both', 'both'), [['at_airport', 1]]);
      return { ...found, steps: found.steps.map((step) => ({ ...step, of })) };
    };
    expect(says(trip('helper'), inAir)).toBe('go 1 HYD');
    expect(says(trip('traveler'), inAir)).toBe('wait 1 HYD');
  });

  it('is to stay where a connection was missed', () => {
    const missed = [{ leg: 2, at: '2027-03-01T09:30:00.000Z', saidBy: 'Meera' }];
    const trip = journey(legs('both', 'both'), [['landed', 1]], { missed });
    expect(says(trip, atFrankfurt)).toBe('missed 2 FRA');
  });

  it('has arrived when the trip is over', () => {
    expect(says(journey(legs('both', 'both'), [], { status: 'done' }), atFrankfurt)).toBe('arrived 2 ORD');
  });
});
