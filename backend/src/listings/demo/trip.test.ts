import { describe, expect, it } from '@jest/globals';
import { maskContacts } from '../../account/index.js';
import { airports } from '../airports/airports.js';
import { newListing } from '../posting/contract.js';
import { daysAhead, journeysOn } from './journeys.js';
import { nearMisses } from './near-misses.js';
import { tripOf } from './trip.js';

const cities = new Map(airports.map(({ code, city }) => [code, city]));
const owner = { languages: ['Hindi', 'English'], cityOf: (code: string) => cities.get(code) ?? code };
const trips = Array.from({ length: daysAhead }, (_, ahead) => journeysOn(20_500 + ahead))
  .flat()
  .map((journey) => tripOf(journey, owner));

describe('a trip of the demo', () => {
  it('is valid input for a member’s form', () => {
    for (const trip of trips) newListing.parse({ ...trip, email: 'meera@example.com' });
  });

  it('is for the one whom its description names', () => {
    const text = ({ flyer, description }: (typeof trips)[number]) =>
      flyer?.relation === 'mother' && description;
    const forMothers = trips.map(text).filter((words) => typeof words === 'string');
    expect(forMothers.length).toBeGreaterThan(20);
    for (const words of forMothers) expect(words).not.toMatch(/\bmy (father|aunt|parents|grandmother)\b/i);
  });

  it('is deterministic', () => {
    const again = journeysOn(20_500).map((journey) => tripOf(journey, owner));
    expect(again).toEqual(trips.slice(0, again.length));
  });

  it('has somebody in the plane of Meera who has booked another number, whatever the day', () => {
    const codeshares = new Map([
      ['UA8344', 'AI101'],
      ['UA8345', 'AI102'],
    ]);
    for (let today = 20_500; today < 20_620; today++) {
      const own = Array.from({ length: daysAhead }, (_, ahead) => journeysOn(today + 1 + ahead))
        .flat()
        .filter(({ pattern }) => pattern.name === 'meera')
        .map((journey) => tripOf(journey, owner));
      const pairs = nearMisses(today, () => owner).filter(({ trip: { flightNumber, date } }) => {
        const operator = codeshares.get(flightNumber ?? '');
        return operator && own.some((mine) => mine.date === date && mine.flightNumber === operator);
      });
      expect({ today, pairs: pairs.length }).toEqual({ today, pairs: 2 });
    }
  });

  it('reads as if many people wrote it', () => {
    const texts = trips.map(({ description }) => description ?? '');
    expect(new Set(texts).size).toBeGreaterThan(300);
    const mostSaid = Object.values(Object.groupBy(texts, (text) => text)).map((same) => same?.length ?? 0);
    expect(Math.max(...mostSaid)).toBeLessThan(6);
    expect(texts.filter((text) => maskContacts(text) !== text)).toEqual([]);
  });

  it('occurs in every variant: with a window, a time, skills, and each kind of tip', () => {
    const share = (has: (trip: (typeof trips)[number]) => unknown) => trips.filter(has).length / trips.length;
    expect(share(({ endDate }) => endDate)).toBeGreaterThan(0.08);
    expect(share(({ flightNumber }) => flightNumber)).toBeGreaterThan(0.6);
    expect(share(({ time }) => time)).toBeGreaterThan(0.5);
    expect(share(({ skills }) => skills)).toBeGreaterThan(0.4);
    expect(share(({ needs }) => needs?.length)).toBeGreaterThan(0.6);
    expect(share(({ flyer }) => flyer)).toBeGreaterThan(0.1);
    for (const kind of [
      ({ tipAmount }) => tipAmount,
      ({ minTip, maxTip }) => minTip && maxTip,
      ({ minTip, maxTip }) => minTip && !maxTip,
      ({ minTip, maxTip }) => maxTip && !minTip,
      ({ offersTips, tipAmount, minTip, maxTip }) => offersTips && !tipAmount && !minTip && !maxTip,
      ({ acceptsTips, offersTips }) => !acceptsTips && !offersTips,
    ] satisfies ((trip: (typeof trips)[number]) => unknown)[])
      expect(share(kind)).toBeGreaterThan(0.02);
  });
});
