import { describe, expect, it } from '@jest/globals';
import { everyLanguage } from '../../../platform/language/words.js';
import { en } from './en.js';
import { journeyWords, type JourneyWords } from './index.js';

type Say = (...names: string[]) => string;
const said = (text: unknown): string =>
  typeof text === 'function'
    ? (text as Say)(...['Kamala', 'Meera', 'Anand'].slice(0, text.length))
    : String(text);

/** Texts of names alone. Those of several flights and of numbers have their own tests. */
const groups = ['headline', 'steps', 'looked', 'ended'] as const;
const textsIn = (words: JourneyWords): [string, string][] =>
  groups.flatMap((group) =>
    Object.entries(words[group]).map(([name, text]): [string, string] => [`${group}.${name}`, said(text)]),
  );
const english = new Map(textsIn(en));

describe.each(everyLanguage.filter((language) => language !== 'en'))(
  'the page of a family in %s',
  (language) => {
    const words = journeyWords(language);

    it.each(textsIn(words))('has a text of its own for %s, with every name', (name, text) => {
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toBe(english.get(name));
      for (const person of ['Kamala', 'Meera', 'Anand'])
        expect(text.includes(person)).toBe(english.get(name)?.includes(person));
    });

    it('names who flies along, and which part', () => {
      const along = { helper: 'Anand', from: 'Hyderabad', to: 'Chicago' };
      for (const [from, to] of [
        [null, null],
        ['Hyderabad', null],
        [null, 'Chicago'],
        ['Hyderabad', 'Chicago'],
      ] as const) {
        const text = words.lead.fliesAlong({ ...along, from, to });
        expect(text).toContain('Anand');
        expect([text.includes('Hyderabad'), text.includes('Chicago')]).toEqual([from !== null, to !== null]);
      }
      const parts = [
        { helper: 'Anand', from: null, to: 'Frankfurt' },
        { helper: 'Meera', from: 'Frankfurt', to: 'Chicago' },
      ];
      expect(words.lead.relay(parts)).toMatch(
        /Anand.*Frankfurt.*Meera.*Chicago|Frankfurt.*Anand.*Chicago.*Meera/,
      );
    });

    it('says when a flight leaves and lands, with a weekday', () => {
      const times = words.times([words.at('DAY 20:35', 'Chicago'), words.at('DAY 05:35', 'Doha')]);
      const { onTime, delayed, inTheAir, landed } = words.flight;
      for (const text of [onTime(times), delayed(times, '19:00'), inTheAir(times), landed(times)]) {
        const [before, after] = text.split(times);
        // What belongs to an hour alone, or is part of `times`.
        expect(before).not.toMatch(/(^|\s)(at|à|a las?) $/);
        expect(after).not.toMatch(/^ बजे/);
      }
    });

    it('counts the hours', () => {
      for (const hours of [1, 2, 5, 21])
        expect(words.legs.toGo(hours)).toContain(new Intl.NumberFormat(language).format(hours));
    });
  },
);
