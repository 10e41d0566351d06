import { describe, expect, it } from '@jest/globals';
import { everyLanguage } from '../../../platform/language/words.js';
import type { StepName } from '../../contract.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { journeyPage } from './journey-page.js';
import { shownIn } from './shown-journey.js';
import { headingOf, textOf } from '../../testing/family-page.js';

const place = (code: string, city: string, timezone: string) => ({
  code,
  name: code,
  city,
  country: city,
  lat: 0,
  lon: 0,
  timezone,
});
const kochi = place('COK', 'Kochi', 'Asia/Kolkata');
const doha = place('DOH', 'Doha', 'Asia/Qatar');
const london = place('LHR', 'London', 'Europe/London');
const dublin = place('DUB', 'Dublin', 'Europe/Dublin');

type Pair<T> = [T, T];
const flight = (
  [departure, arrival]: Pair<typeof kochi>,
  [date, time]: Pair<string>,
  [arrivalDate, arrivalTime]: Pair<string>,
  helper?: string,
): JourneyLeg => ({
  from: departure.code,
  to: arrival.code,
  departure,
  arrival,
  date,
  time,
  arrivalDate,
  arrivalTime,
  with: helper ? 'both' : 'seeker',
  ...(helper && { helper }),
});
const toDoha = (helper?: string) =>
  flight([kochi, doha], ['2027-03-01', '20:10'], ['2027-03-01', '22:10'], helper);
const toLondon = (helper?: string) =>
  flight([doha, london], ['2027-03-02', '01:30'], ['2027-03-02', '06:30'], helper);
const toDublin = flight([london, dublin], ['2027-03-02', '09:10'], ['2027-03-02', '10:30'], 'Jon');

/** Tara's family has asked for her. */
const journey = (legs: JourneyLeg[], taps: [StepName, number, string | null][]): Journey => ({
  traveler: 'Tara',
  helper: legs.flatMap(({ helper }) => helper ?? []).join(' and '),
  sharedBy: 'Faye',
  isForSelf: false,
  departure: kochi,
  arrival: legs.at(-1)?.arrival ?? london,
  date: '2027-03-01',
  time: '20:10',
  status: 'agreed',
  legs,
  meetsAfterSecurity: true,
  steps: taps.map(([step, leg, saidBy], index) => ({
    step,
    leg,
    saidBy,
    at: `2027-03-01T14:0${index}:00.000Z`,
  })),
  endsAt: '2027-03-05T00:00:00.000Z',
});
const inKochi = new Date('2027-03-01T14:33:00Z');
const inTheAir = new Date('2027-03-01T16:00:00Z');
const inDoha = new Date('2027-03-01T20:00:00Z');
const pageOf = (found: Journey, now: Date, language: (typeof everyLanguage)[number] = 'en') =>
  `${journeyPage(shownIn(language, found, 'arrival', now)).content}`;
const says = (found: Journey, now: Date) => textOf(pageOf(found, now));

describe('a family link while she flies alone to a companion', () => {
  const way = [toDoha(), toLondon('Hope')];

  it.each([
    ['the companion is', 'Hope'],
    ['the family says of her that she is', 'Faye'],
    ['both say', null],
  ])('goes on as before when %s at the airport', (_who, saidBy) => {
    const tapped = journey(way, [['at_airport', 2, saidBy]]);
    for (const now of [inKochi, inTheAir]) {
      expect(headingOf(pageOf(tapped, now))).toBe('Tara flies tonight');
      expect(says(tapped, now)).not.toContain('Tara is at the airport');
    }
    expect(says(tapped, inKochi)).toContain('Take-off is at');
    const through = journey(way, [
      ['at_airport', 2, saidBy],
      ['security', 2, saidBy],
    ]);
    expect(headingOf(pageOf(through, inTheAir))).toBe('Tara flies tonight');
  });

  it('says who waits for her, and where', () => {
    const waits = journey(way, [['at_airport', 2, 'Hope']]);
    expect(says(waits, inKochi)).toContain('Hope is at the airport in Doha.');
    expect(says(waits, inTheAir)).not.toContain('No news yet');
    expect(says(waits, inKochi)).toContain('At the airport, says Hope');
  });

  it('takes the word of the family for her when she has landed', () => {
    const isThere = journey(way, [['at_airport', 2, 'Faye']]);
    expect(says(isThere, inTheAir)).toContain('No news yet');
    expect(says(isThere, inDoha)).toContain('Tara is at the airport in Doha.');
  });

  it('names both in every language', () => {
    const waits = journey(way, [['at_airport', 2, 'Hope']]);
    for (const language of everyLanguage) {
      const lead = /<h1>[^]*?<p>([^]*?)<\/p>/.exec(pageOf(waits, inKochi, language))?.[1] ?? '';
      expect(textOf(lead).match(/Hope/g)).toHaveLength(2);
    }
  });

  it('goes on with the next step once they have met', () => {
    const met = journey(way, [
      ['at_airport', 2, 'Hope'],
      ['security', 2, 'Hope'],
      ['met', 2, 'Hope'],
    ]);
    expect(headingOf(pageOf(met, inDoha))).toBe('Hope says that they have met');
  });

  it('follows her through the open flight of a relay', () => {
    const relay = [toDoha('Hope'), toLondon(), toDublin];
    const waits: [StepName, number, string | null][] = [['at_airport', 3, 'Jon']];
    expect(headingOf(pageOf(journey(relay, waits), inKochi))).toBe('Tara flies tonight');
    const goodbye = journey(relay, [
      ...waits,
      ['met', 1, null],
      ['landed', 1, 'Hope'],
      ['handed_over', 1, null],
    ]);
    expect(headingOf(pageOf(goodbye, inDoha))).toBe('Tara and Hope said goodbye in Doha');
    expect(says(goodbye, inDoha)).toContain('Jon is at the airport in London.');
  });
});
