import { describe, expect, it } from '@jest/globals';
import { airports } from '../airports/airports.js';
import { cityIn } from '../airports/city-names.js';
import { wordsOf } from '../words/index.js';
import glyphs from './glyphs.json' with { type: 'json' };
import { picture } from './picture.js';
import shaped from './shaped-words.json' with { type: 'json' };
import { textIn } from './shaped-text.js';
import { daysText } from './trip-texts.js';

const style = { face: 'text', size: 38, fill: '#000000' } as const;
const place = (wanted: string) => airports.find(({ code }) => code === wanted)!;
const days = Array.from({ length: 24 }, (_, half) => {
  const month = String(Math.floor(half / 2) + 1).padStart(2, '0');
  return { date: `2027-${month}-${half % 2 ? '19' : '04'}`, endDate: half % 2 ? '2028-01-23' : null };
});
const script = {
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
  fa: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
};

/** Everything that a picture can say in a language, without the names that are only there in English. */
const saidIn = (language: keyof typeof script) =>
  [
    ...Object.values(wordsOf(language).picture),
    ...days.map((trip) => daysText(trip, language)),
    ...airports.map(({ code }) => cityIn(language, code)),
  ].filter((text) => script[language].test(text));

describe('every word that a picture can say is drawn', () => {
  it.each(['hi', 'te', 'fa'] as const)('in %s', (language) => {
    const { words, glyphs: signs } = shaped[language];
    const known: Record<string, string> = { ...words, ...signs };
    const missing = saidIn(language).flatMap((text) =>
      (text.match(/[\p{L}\p{M}\u0970\u200c\u200d]+|[^\p{L}\p{M}\s]/gu) ?? []).filter(
        (part) => !known[part] && !Array.from(part).every((character) => known[character]),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('in zh', () => {
    const known: Record<string, string> = glyphs.chinese.glyphs;
    const missing = saidIn('zh').flatMap((text) => Array.from(text).filter((letter) => !known[letter]));
    expect([...new Set(missing)]).toEqual([]);
  });
});

it('is as narrow as the place that it has', () => {
  const scaleOf = (svg: string) => Number(/scale\(([\d.]+)/.exec(svg)?.[1]);
  const { lead } = wordsOf('te').picture;
  expect(scaleOf(textIn('te', lead, 0, 0, { ...style, widest: 100 }))).toBeLessThan(
    scaleOf(textIn('te', lead, 0, 0, style)) / 4,
  );
});

it('consists only of shapes in each language', () => {
  const trip = { departure: place('HYD'), arrival: place('ORD'), date: '2027-02-12', endDate: '2027-02-15' };
  const drawn = (['en', 'es', 'hi', 'te', 'zh', 'fa', 'fr'] as const).map((language) =>
    picture(trip, language),
  );
  for (const svg of drawn) expect(svg).not.toMatch(/<text|<image|href|NaN|undefined/);
  expect(new Set(drawn).size).toBe(7);
});
