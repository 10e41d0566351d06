import { describe, expect, it } from '@jest/globals';
import { sideOfMeeting } from 'backend/rules/trips';
import { en } from './en';
import { es } from './es';
import { fa } from './fa';
import { fr } from './fr';
import { hi } from './hi';
import { te } from './te';
import { zh } from './zh';

type Text = (...values: unknown[]) => string;

const samples = ['Asha', 'Boston', 'Chandra', 'Dubai', 'Esha'];

/** All texts by name, those of a part of a page as `travelerPage.title`. */
const textsIn = (words: object, path = ''): Map<string, unknown> =>
  new Map(
    Object.entries(words).flatMap(([key, text]: [string, unknown]): [string, unknown][] =>
      typeof text === 'object' && text !== null
        ? [...textsIn(text, `${path}${key}.`)]
        : [[`${path}${key}`, text]],
    ),
  );

/** As many values as a text takes, once all there and once with each of them left out. */
function callsOf(text: Text): unknown[][] {
  const all = samples.slice(0, text.length);
  return [all, ...all.map((_, left) => all.map((value, index) => (index === left ? null : value)))];
}

/** Some texts take a list in the place of a name. Null when they need what was left out. */
function shownBy(text: Text, values: unknown[]): string | null {
  const tries = [
    values,
    values.map((value) => [value]),
    ...values.map((_, list) => values.map((value, index) => (index === list ? [value] : value))),
  ];
  for (const each of tries) {
    try {
      return text(...each);
    } catch {
      // It takes values of another kind.
    }
  }
  return null;
}

const english = textsIn(en);
/** Numbers are written in the digits of the language. */
const inDigits = new Set(['hoursAndMinutes', 'messageTooLong']);
const functions = [...english].flatMap(([name, text]): [string, Text][] =>
  typeof text === 'function' && !inDigits.has(name) ? [[name, text as Text]] : [],
);
const partsIn = (text: string) =>
  [...text.matchAll(/<(\w+)>/g)]
    .map(([, name = '']) => name)
    .toSorted((one, other) => (one < other ? -1 : 1));

describe.each(Object.entries({ es, fa, fr, hi, te, zh }))('the words in %s', (_, words) => {
  const translated = textsIn(words);

  it('are as many', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(functions)('have the values of %s', (name, text) => {
    for (const values of callsOf(text)) {
      const expected = shownBy(text, values);
      // This value must not be left out.
      if (!expected || expected.includes('null')) continue;
      const shown = shownBy(translated.get(name) as Text, values) ?? 'null';
      expect(shown).not.toContain('null');
      const names = samples.filter((value) => expected.includes(value));
      expect(samples.filter((value) => shown.includes(value))).toEqual(expect.arrayContaining(names));
      expect(partsIn(shown)).toEqual(partsIn(expected));
    }
  });

  it('have the same strong words in whole sentences', () => {
    for (const [name, text] of english)
      if (typeof text === 'string') expect(partsIn(String(translated.get(name)))).toEqual(partsIn(text));
  });
});

describe.each(Object.entries({ en, es, fa, fr, hi, te, zh }))('the places to meet in %s', (_, { places }) => {
  const sideOf = (meetingPoint: string) => sideOfMeeting({ meetingPoint });

  it('are known to be before or after security', () => {
    expect([places.afterSecurity, places.gate, places.transferDesk].map(sideOf)).toEqual(
      Array(3).fill('after'),
    );
    expect(sideOf(places.checkIn)).toBe('before');
    expect(sideOf(places.informationDesk)).toBeNull();
    expect(sideOf(`${places.gate} B22`)).toBe('after');
  });
});
