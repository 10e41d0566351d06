import { describe, expect, it } from '@jest/globals';
import type { Journey, JourneyLeg } from '../family/contract.js';
import { journey, toDoha, toLondon } from '../testing/sample-journeys.js';
import type { HerPage } from './contract.js';
import { nowOf } from './now.js';
import { HerClock } from './page/her-clock.js';
import { headlineOf, stepOf } from './page/her-texts.js';

type Taps = Parameters<typeof journey>[1];

/** Tara lands in Doha on Monday evening. On Thursday at 10:15 she flies on. */
const onThursday = (helper?: string): JourneyLeg => ({
  ...toLondon(helper),
  date: '2027-03-04',
  time: '10:15',
  arrivalDate: '2027-03-04',
});
const landed: Taps = [
  ['met', 1, null],
  ['boarded', 1, null],
  ['landed', 1, null],
];
const goodbye: Taps = [...landed, ['handed_over', 1, 'Hope']];
const afterLanding = new Date('2027-03-01T20:00:00Z');
const lastEvening = new Date('2027-03-03T20:59:00Z');
const thatMorning = new Date('2027-03-03T21:01:00Z');

const says = (trip: Journey, now: Date) => {
  const { moment, leg, airport } = nowOf(trip, now);
  return `${moment} ${leg} ${airport.code}`;
};

/** As the page shows it. */
function textsOf(trip: Journey, now: Date, more: Partial<HerPage> & { hasMet: boolean }) {
  const { hasMet, ...given } = more;
  const legs = trip.legs!.map((leg) => ({ ...leg, flightNumber: 'QR1' }));
  const page = { language: 'en', family: null, meeting: null, nextHelper: null, legs, ...given };
  const shown = { ...page, now: { ...nowOf(trip, now), hasMet } } as HerPage;
  const clock = new HerClock(shown.language, now);
  return [headlineOf(shown, clock), stepOf(shown, clock)];
}
const person = (name: string) => ({ name, phone: null, picture: null });

describe('a stop of days', () => {
  it.each([
    ['the same companion', [toDoha('Hope'), onThursday('Hope')], landed, 'go 2 DOH'],
    ['the next one, before a goodbye', [toDoha('Hope'), onThursday('Jon')], landed, 'wait 2 DOH'],
    ['the next one, after a goodbye', [toDoha('Hope'), onThursday('Jon')], goodbye, 'wait 2 DOH'],
    ['the first companion', [toDoha(), onThursday('Jon')], [], 'wait 2 DOH'],
    ['none, before a goodbye', [toDoha('Hope'), onThursday()], landed, 'alone 2 DOH'],
    ['none, after a goodbye', [toDoha('Hope'), onThursday()], goodbye, 'alone 2 DOH'],
  ])('keeps her there until the day of the flight with %s', (with_, legs, taps, then) => {
    const trip = journey(legs, taps);
    for (const now of [afterLanding, lastEvening]) {
      expect(says(trip, now)).toBe(with_.includes('before') ? 'handOver 1 DOH' : 'before 2 DOH');
      const [headline, step] = textsOf(trip, now, { helper: person('Hope'), hasMet: false });
      expect(headline).toBe('You stay in Doha until Thursday, March 4');
      expect(step).toMatch(/^You have nothing to do yet/);
    }
    expect(says(trip, thatMorning)).toBe(then);
  });

  it('leads her to the gate once she has met the next companion', () => {
    const trip = journey([toDoha('Hope'), onThursday('Jon')], [...goodbye, ['met', 2, null]]);
    expect(says(trip, thatMorning)).toBe('board 2 DOH');
  });

  it.each([
    ['leaves soon after midnight', toLondon('Hope'), 'change 2 DOH'],
    ['leaves late on the next day', { ...toLondon('Hope'), time: '12:00' }, 'before 2 DOH'],
  ])('counts by the next flight, which %s', (_when, next, now) => {
    expect(says(journey([toDoha('Hope'), next], landed), afterLanding)).toBe(now);
  });

  it('is not guessed while no times are known', () => {
    const unknown = { time: null, arrivalDate: null, arrivalTime: null };
    const nextDay = { ...onThursday('Hope'), ...unknown, date: '2027-03-02' };
    const trip = (next: JourneyLeg) => journey([{ ...toDoha('Hope'), ...unknown }, next], landed);
    expect(says(trip(nextDay), afterLanding)).toBe('change 2 DOH');
    expect(says(trip({ ...nextDay, date: '2027-03-04' }), afterLanding)).toBe('before 2 DOH');
  });

  it('says until when she stays, when she flies on, and with whom', () => {
    const trip = journey([toDoha('Hope'), onThursday('Hope')], landed);
    expect(textsOf(trip, afterLanding, { helper: person('Hope'), hasMet: true })).toEqual([
      'You stay in Doha until Thursday, March 4',
      'You have nothing to do yet. Keep this page. Your flight is QR1 to London. It leaves on Thursday at 10:15. You fly on with Hope.',
    ]);
    const meeting = { place: 'Gate 4', date: '2027-03-04', time: '08:30' };
    const joined = journey([toDoha('Hope'), onThursday('Jon')], goodbye);
    expect(textsOf(joined, afterLanding, { helper: person('Jon'), meeting, hasMet: false })[1]).toMatch(
      /It leaves on Thursday at 10:15\. Jon meets you on Thursday at 08:30: Gate 4$/,
    );
    const toBeGiven = journey([toDoha('Hope'), onThursday('Jon')], landed);
    const given = { helper: person('Hope'), nextHelper: 'Jon', meeting, hasMet: true };
    expect(textsOf(toBeGiven, afterLanding, given)[1]).toMatch(/Jon meets you on Thursday at 08:30: Gate 4$/);
    const alone = journey([toDoha('Hope'), onThursday()], goodbye);
    expect(textsOf(alone, afterLanding, { helper: null, hasMet: false })[1]).toMatch(
      /You fly on by yourself\.$/,
    );
    const beside = journey([toDoha('Hope'), { ...onThursday(), beside: 'Leila' }], goodbye);
    expect(textsOf(beside, afterLanding, { helper: null, hasMet: false })[1]).toMatch(
      /You fly on with Leila\.$/,
    );
  });

  it('sends her to the airport on that day', () => {
    const toTheAirport = 'Go to the airport. Your flight is QR1 to London. It leaves at 10:15.';
    const trip = journey([toDoha('Hope'), onThursday('Hope')], landed);
    expect(textsOf(trip, thatMorning, { helper: person('Hope'), hasMet: true })[1]).toBe(toTheAirport);
    const alone = journey([toDoha('Hope'), onThursday()], goodbye);
    expect(textsOf(alone, thatMorning, { helper: null, hasMet: false })[1]).toBe(toTheAirport);
  });

  it.each(['es', 'fa', 'fr', 'hi', 'te', 'zh'] as const)('is said in %s', (language) => {
    for (const helper of ['Hope', undefined]) {
      const trip = journey([toDoha('Hope'), onThursday(helper)], helper ? landed : goodbye);
      const company = { helper: helper ? person(helper) : null, hasMet: helper !== undefined };
      const texts = textsOf(trip, afterLanding, { language, ...company });
      expect(texts.join(' ')).not.toMatch(/You|stay|undefined|null/);
      expect(texts[1]?.includes('Hope')).toBe(helper !== undefined);
    }
  });
});
