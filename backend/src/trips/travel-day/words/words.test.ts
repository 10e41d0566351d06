import { describe, expect, it } from '@jest/globals';
import { everyLanguage } from '../../../platform/language/words.js';
import { dayWords, type DayWords } from './index.js';

const names = ['Anand', 'Kamala', 'Frankfurt'];
type Say = (...names: string[]) => string;
const textsIn = ({ own, ...others }: DayWords) =>
  Object.entries<string | Say>({ ...others, ...own }).map(([name, say]): [string, string] => [
    name,
    typeof say === 'string' ? say : say(...names.slice(0, say.length)),
  ]);
const english = new Map(textsIn(dayWords('en')));

describe.each(everyLanguage.filter((language) => language !== 'en'))('steps told in %s', (language) => {
  it.each(textsIn(dayWords(language)))('have a text of its own for %s, with the same names', (name, text) => {
    const known = english.get(name) ?? '';
    expect(text).not.toBe(known);
    expect(text).toMatch(/[.。।]$/);
    expect(names.filter((each) => text.includes(each))).toEqual(names.filter((each) => known.includes(each)));
  });
});
