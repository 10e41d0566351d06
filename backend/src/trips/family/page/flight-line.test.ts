import { describe, expect, it } from '@jest/globals';
import { textOf } from '../../testing/family-page.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { journeyPage } from './journey-page.js';
import { shownIn } from './shown-journey.js';

const airport = (code: string, city: string, timezone: string) => {
  const [lat, lon] = [0, 0];
  return { code, name: code, city, country: city, lat, lon, timezone };
};
const departure = airport('DOH', 'Doha', 'Asia/Qatar');
const arrival = airport('JFK', 'New York', 'America/New_York');

type Status = NonNullable<JourneyLeg['flightStatus']>;
const status = (state: Status['state']): Status => ({
  state,
  departs: '2027-03-01T05:00:00.000Z',
  plannedDeparture: '2027-03-01T05:00:00.000Z',
  arrives: '2027-03-01T18:40:00.000Z',
  plannedArrival: '2027-03-01T18:40:00.000Z',
  terminal: '4',
  gate: null,
  belt: null,
  knownAt: '2027-03-01T18:00:00.000Z',
});
const [date, time, arrivalDate, arrivalTime] = ['2027-03-01', '08:00', '2027-03-01', '15:10'];
const leg = { from: 'DOH', to: 'JFK', departure, arrival, date, time, arrivalDate, arrivalTime };
const whole = { with: 'both' as const, helper: 'Omar' };

const says = (
  state: Status['state'],
  steps: Journey['steps'],
  legs: JourneyLeg[] = [{ ...leg, ...whole }],
) => {
  const journey: Journey = {
    traveler: 'Maya',
    helper: 'Omar',
    sharedBy: 'Bimala',
    isForSelf: false,
    departure,
    arrival,
    date,
    time,
    status: 'agreed',
    legs: legs.map((each) => ({ flightStatus: status(state), ...each })),
    steps,
    endsAt: '2027-03-03T00:00:00.000Z',
  };
  const now = new Date('2027-03-01T18:10:00Z');
  return textOf(`${journeyPage(shownIn('en', journey, 'arrival', now)).content}`);
};
const boarded = { step: 'boarded' as const, leg: 1, at: '2027-03-01T04:40:00.000Z', saidBy: 'Omar' };
const landed = { ...boarded, step: 'landed' as const, at: '2027-03-01T18:03:00.000Z' };

describe('what the airline says on the family link', () => {
  it('is there while the flight is in the air', () => {
    expect(says('departed', [boarded])).toContain('In the air, lands');
  });

  it.each([
    ['with its number', landed],
    ['of the last flight together', { ...landed, leg: undefined }],
  ])('makes way for a landing that was said %s', (_, said) => {
    expect(says('departed', [boarded, said])).not.toContain('In the air');
  });

  it('stays for another flight of the way', () => {
    const onward = { ...leg, ...whole, date: '2027-03-02', arrivalDate: '2027-03-02' };
    expect(says('departed', [boarded, landed], [{ ...leg, ...whole }, onward])).toContain('In the air');
  });

  it('has the last word on a flight that went elsewhere', () => {
    expect(says('diverted', [boarded, landed])).toMatch(/diverted|another airport/i);
  });

  it.each([
    ['departed', 'The airline says that the plane is in the air. Omar has not said anything yet.'],
    ['landed', 'The airline says that the plane has landed in New York. Omar has not said anything yet.'],
    ['delayed', 'Omar has not said anything yet.'],
  ] as const)('is said before the companion has said anything: %s', (state, sentence) => {
    const text = says(state, []);
    expect(text).toContain(sentence);
    expect(text).not.toContain('No news yet');
    expect(text.includes('Take-off was planned')).toBe(state === 'delayed');
  });

  it('is all that is said of a flight without a companion', () => {
    const alone = { ...leg, with: 'seeker' as const };
    const onward = { ...leg, ...whole, date: '2027-03-02', arrivalDate: '2027-03-02', flightStatus: null };
    const text = says('departed', [], [alone, onward]);
    expect(text).toContain('The airline says that the plane is in the air.');
    expect(text).not.toMatch(/No news yet|has not said anything/);
  });
});
