import { describe, expect, it } from '@jest/globals';
import { everyLanguage } from '../../../platform/language/words.js';
import type { StepName } from '../../contract.js';
import type { Journey } from '../contract.js';
import { headingOf, textOf } from '../../testing/family-page.js';
import { journey, pageOf, toDoha, toDublin, toLondon } from '../../testing/sample-journeys.js';

const inKochi = new Date('2027-03-01T14:33:00Z');
const inTheAir = new Date('2027-03-01T16:00:00Z');
const inDoha = new Date('2027-03-01T20:00:00Z');
const says = (found: Journey, now: Date) => textOf(pageOf(found, now));

describe('a family link while she flies alone to a companion', () => {
  const way = [toDoha(), toLondon('Hope')];

  it.each([
    ['the companion is', ['Hope']],
    ['the family says of her that she is', ['Faye']],
    ['each of them says so', ['Hope', 'Faye']],
  ])('goes on as before when %s at the airport', (_who, sayers) => {
    const taps = (step: StepName) => sayers.map((saidBy): [StepName, number, string] => [step, 2, saidBy]);
    const tapped = journey(way, taps('at_airport'));
    for (const now of [inKochi, inTheAir]) {
      expect(headingOf(pageOf(tapped, now))).toBe('Tara flies tonight');
      expect(says(tapped, now)).not.toContain('Tara is at the airport');
    }
    expect(says(tapped, inKochi)).toContain('Take-off is at');
    const through = journey(way, [...taps('at_airport'), ...taps('security')]);
    expect(headingOf(pageOf(through, inTheAir))).toBe('Tara flies tonight');
  });

  it('says who waits for her, and where', () => {
    const waits = journey(way, [['at_airport', 2, 'Hope']]);
    expect(says(waits, inKochi)).toContain('Hope is at the airport in Doha.');
    expect(says(waits, inTheAir)).not.toContain('No news yet');
    expect(says(waits, inKochi)).not.toContain('At the airport, says Hope');
    expect(pageOf(waits, inKochi)).not.toContain('data-state="done"');
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

  it('names the flight that is next after a goodbye, then the companion who joins her', () => {
    const relay = [toDoha('Hope'), toLondon(), toDublin];
    const goodbye = journey(relay, [
      ['met', 1, null],
      ['landed', 1, 'Hope'],
      ['handed_over', 1, null],
    ]);
    expect(says(goodbye, inDoha)).toMatch(
      /Tara flies from Doha to London alone\. Take-off is at .*01:30 in Doha\. The landing is planned for .*06:30 in London\./,
    );
    expect(says(goodbye, inDoha)).not.toMatch(/landing is planned for[^.]*10:30/);
    const overEurope = new Date('2027-03-02T05:00:00Z');
    expect(says(goodbye, overEurope)).toMatch(/to London alone\. The landing is planned for [^.]*06:30/);
    const inLondon = new Date('2027-03-02T07:00:00Z');
    expect(says(goodbye, inLondon)).toContain('Thank you, Hope. Jon flies along from London to Dublin.');
    expect(says(goodbye, inLondon)).not.toContain('flies from Doha to London alone');
  });

  it('has dates for a flight of the week after', () => {
    const aWeekLater = { ...toLondon(), date: '2027-03-09', arrivalDate: '2027-03-09' };
    const goodbye = journey([toDoha('Hope'), aWeekLater], [['handed_over', 1, null]]);
    expect(says(goodbye, inDoha)).toMatch(/Take-off is at .*Tue, Mar 9 01:30 in Doha/);
    expect(says(goodbye, inDoha)).toContain('Tue, Mar 9 01:30, lands 06:30');
    expect(says(goodbye, inDoha)).toContain('Mon 20:10, lands 22:10');
  });

  it('names who flies on with her on a trip beside this one', () => {
    const beside = { ...toLondon(), beside: 'Meera' };
    const goodbye = journey(
      [toDoha('Hope'), beside],
      [
        ['met', 1, null],
        ['handed_over', 1, null],
      ],
    );
    expect(says(goodbye, inDoha)).toContain('Meera flies along from Doha to London.');
    expect(says(goodbye, inDoha)).toContain('With Meera');
    expect(says(goodbye, inDoha)).not.toContain('alone');
  });
});

describe('a family link while a companion flies to her', () => {
  const way = [toLondon('Hope')];
  const atDoha = new Date('2027-03-01T20:30:00Z');

  it('takes no step of the companion for one of hers', () => {
    const waits = journey(way, [['at_airport', 1, 'Hope']]);
    expect(headingOf(pageOf(waits, atDoha))).not.toBe('Tara is at the airport');
    expect(says(waits, atDoha)).toContain('Hope is at the airport in Doha.');
    expect(pageOf(waits, atDoha)).not.toContain('data-state="now"');
    const through = journey(way, [
      ['at_airport', 1, 'Hope'],
      ['security', 1, 'Hope'],
    ]);
    expect(headingOf(pageOf(through, atDoha))).not.toContain('Tara is');
  });

  it('says her own step, and that they are not together yet', () => {
    const isThere = journey(way, [
      ['at_airport', 1, 'Hope'],
      ['at_airport', 1, 'Faye'],
    ]);
    expect(headingOf(pageOf(isThere, atDoha))).toBe('Tara is at the airport');
    const through = journey(way, [
      ['at_airport', 1, 'Faye'],
      ['security', 1, 'Faye'],
    ]);
    expect(headingOf(pageOf(through, atDoha))).toBe('Tara is through security');
    expect(says(through, atDoha)).not.toContain('Hope is with Tara');
  });
});
