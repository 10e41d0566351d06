import { describe, expect, it } from '@jest/globals';
import { monthName, peopleText, weeksOf } from './months';

describe('the calendar of a route', () => {
  it('lays a month out in weeks from Monday', () => {
    const march = weeksOf('2027-03');
    expect(march).toHaveLength(5);
    expect(march[0]).toEqual(Array.from({ length: 7 }, (_, day) => `2027-03-0${day + 1}`));
    expect(march[4]).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', ...Array(4)]);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('2026-11')[0]).toEqual([...Array(6), '2026-11-01']);
  });

  it('begins a week on Saturday in Farsi', () => {
    document.documentElement.lang = 'fa';
    expect(weeksOf('2027-03')[0]?.slice(0, 3)).toEqual([undefined, undefined, '2027-03-01']);
    expect(weeksOf('2027-05')[0]?.[0]).toBe('2027-05-01');
    document.documentElement.lang = 'en';
  });

  it('names it', () => expect(monthName('2027-03')).toBe('March 2027'));

  it.each([
    [{ helpers: 2, seekers: 1 }, '2 offer help, 1 looks for help'],
    [{ helpers: 1, seekers: 0 }, '1 offers help'],
    [{ helpers: 0, seekers: 3 }, '3 look for help'],
  ])('says who flies: %j', (people, text) => expect(peopleText(people)).toBe(text));
});
