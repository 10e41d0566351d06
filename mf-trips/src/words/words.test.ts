import { describe, expect, it } from '@jest/globals';
import { en } from './en';
import { es } from './es';
import { fa } from './fa';
import { fr } from './fr';
import { hi } from './hi';
import { te } from './te';
import { zh } from './zh';

type Text = (...values: unknown[]) => string;

const samples = ['Asha', 'Boston', 'Chandra', 'Dubai', 'Esha'];

/** As many values as a text takes, once all there and once with each of them left out. */
function callsOf(text: Text): unknown[][] {
  const all = samples.slice(0, text.length);
  return [all, ...all.map((_, left) => all.map((value, index) => (index === left ? null : value)))];
}

/** A text that takes a list, a number or a choice refuses names: those are tried one after the other. */
function shownBy(text: Text, values: unknown[]): string {
  const tries: unknown[][] = [
    values,
    values.map((value) => [value]),
    values.map((value, index) => (index === 1 ? [value] : value)),
  ];
  for (const each of tries) {
    try {
      return text(...each);
    } catch {
      // It takes values of another kind.
    }
  }
  throw new Error('No values fit.');
}

const textsOf = (words: object): [string, Text][] =>
  Object.entries(words).flatMap(([key, text]) => (typeof text === 'function' ? [[key, text as Text]] : []));
/** Not those with numbers alone, which every language writes in its own digits. */
const named = textsOf(en).filter(([key]) => key !== 'hoursAndMinutes' && key !== 'messageTooLong');
const partsIn = (text: string) =>
  [...text.matchAll(/<(\w+)>/g)]
    .map(([, name = '']) => name)
    .toSorted((one, other) => (one < other ? -1 : 1));

describe.each(Object.entries({ es, fa, fr, hi, te, zh }))('the words in %s', (_, words) => {
  it.each(named)('have the values of %s', (key, english) => {
    const translated = textsOf(words).find(([name]) => name === key)![1];
    for (const values of callsOf(english)) {
      const expected = shownBy(english, values);
      // This value must not be left out.
      if (!expected || expected.includes('null')) continue;
      const text = shownBy(translated, values);
      expect(text).not.toContain('null');
      const shown = samples.filter((value) => expected.includes(value));
      expect(samples.filter((value) => text.includes(value))).toEqual(expect.arrayContaining(shown));
    }
  });

  it('have the same links and strong words', () => {
    for (const [key, english] of Object.entries(en)) {
      const translated = Object.entries(words).find(([name]) => name === key)![1] as unknown;
      if (typeof english === 'string') expect(partsIn(String(translated))).toEqual(partsIn(english));
      else if (typeof english === 'function')
        expect(partsIn(shownBy(translated as Text, samples))).toEqual(
          partsIn(shownBy(english as Text, samples)),
        );
    }
  });
});
