import { describe, expect, it } from '@jest/globals';
import { everyLanguage } from '../../../platform/language/words.js';
import { textOf } from '../../testing/family-page.js';
import { journey, pageOf, toDoha, toLondon } from '../../testing/sample-journeys.js';
import type { Journey, JourneyLeg } from '../contract.js';
import { hoursToGo } from '../journey-legs.js';

/** Tara lands in Doha on Monday evening, and flies on on Thursday. */
const onThursday = (helper?: string): JourneyLeg => ({
  ...toLondon(helper),
  date: '2027-03-04',
  time: '10:15',
  arrivalDate: '2027-03-04',
  arrivalTime: '15:15',
});
const legs = [toDoha('Hope'), onThursday('Hope')];
const landed: Parameters<typeof journey>[1] = [
  ['met', 1, null],
  ['landed', 1, 'Hope'],
];
const onTuesday = new Date('2027-03-02T20:00:00Z');
const leadOf = (found: Journey, now = onTuesday, language?: (typeof everyLanguage)[number]) =>
  textOf(/<div class="answer">[^]*?<\/div>/.exec(pageOf(found, now, language))?.[0] ?? '');
const stays = 'Tara stays in Doha until Thursday, March 4. Take-off is at ';

describe('the family link at a stop of days', () => {
  it.each([
    ['the same companion', journey(legs, landed)],
    ['the next one', journey([toDoha('Hope'), onThursday('Jon')], [...landed, ['handed_over', 1, null]])],
  ])('says until when she stays there, and no lack of news, before a flight with %s', (_with, found) => {
    const text = leadOf(found);
    expect(text).toContain(stays);
    expect(text).toContain('10:15 in Doha');
    expect(text).not.toContain('No news');
  });

  it('misses news again on the day of the flight', () => {
    const text = leadOf(journey(legs, landed), new Date('2027-03-04T02:00:00Z'));
    expect(text).not.toContain('stays');
    expect(text).toContain('No news since');
  });

  it('says so in every language', () => {
    for (const language of everyLanguage) {
      const text = leadOf(journey(legs, landed), onTuesday, language);
      expect(text.match(/Tara/g)?.length).toBeGreaterThan(1);
      expect(text).toMatch(/10:15|۱۰:۱۵/);
    }
  });

  it('counts no hours over these days', () => {
    const steps = journey(legs, landed).steps;
    expect(hoursToGo({ legs, steps: [] }, new Date('2027-03-01T18:00:00Z'))).toBeUndefined();
    expect(hoursToGo({ legs, steps }, onTuesday)).toBeUndefined();
    expect(hoursToGo({ legs, steps }, new Date('2027-03-04T05:15:00Z'))).toBe(10);
  });

  it('counts them over a night', () => {
    const overNight = [toDoha(), { ...onThursday(), date: '2027-03-02', arrivalDate: '2027-03-02' }];
    expect(hoursToGo({ legs: overNight, steps: [] }, new Date('2027-03-01T19:15:00Z'))).toBe(20);
  });
});
