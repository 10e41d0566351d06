// npm run generate -- shaped-words
// Shapes the words of link previews in the scripts whose letters join. The renderer cannot: it sets vowel signs of
// Devanagari and Telugu on top of each other. Words are those of the pictures, of dates, and the names of cities.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subset from 'subset-font';
import { root } from '../root.mjs';
import { range } from './font-ranges.ts';
import { writeGenerated } from './write-generated.ts';

interface Script {
  source: string;
  letters: string;
  /** Letters that are shaped together. Digits are not: they are set one by one. */
  words: RegExp;
  digits: string;
}

const scripts: Record<string, Script> = {
  hi: {
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    letters: range(0x900, 0x97f),
    words: /[\p{Script=Devanagari}\u0951\u0952\u200c\u200d]+/gu,
    digits: '',
  },
  te: {
    source: 'noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2',
    letters: range(0xc00, 0xc7f),
    words: /[\p{Script=Telugu}\u200c\u200d]+/gu,
    digits: '',
  },
  fa: {
    source: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    letters: range(0x600, 0x6ff),
    words: /[\u0621-\u065f\u0670-\u06d3\u200c\u200d]+/gu,
    digits: `${range(0x6f0, 0x6f9)}،`,
  },
};
const latin = { source: 'noto-sans/files/noto-sans-latin-wght-normal.woff2', text: `${range(0x20, 0x7e)}–` };

async function open(source: string, text: string): Promise<Font> {
  const original = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const options = { variationAxes: { wght: 500 }, targetFormat: 'truetype' } as const;
  return new Font(new Face(new Blob(await subset(original, text + range(0x200c, 0x200d), options))));
}

const read = (file: string) => readFileSync(join(root, 'backend/src/listings', file), 'utf8');

/** As `dayIn` and `daysIn` of the backend write them. */
function dates(language: string): string {
  const locale = language === 'fa' ? 'fa-u-ca-gregory' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 12)));
  const later = (day: Date, by: number) => new Date(day.getTime() + by * 86_400_000);
  const windows = days.flatMap((day) => [3, 30, 330].map((by) => format.formatRange(day, later(day, by))));
  return [...days.map((day) => format.format(day)), ...windows].join(' ');
}

function said(language: string): string {
  const words = read(`words/${language}.ts`);
  const picture = words.slice(words.indexOf('  picture: {'));
  return [picture, dates(language), read(`airports/city-names/${language}.ts`)].join(' ');
}

function singleGlyphs(font: Font, text: string): string[][] {
  return Array.from(text).flatMap((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    return glyph ? [[character, `${font.glyphHAdvance(glyph)} ${font.glyphToPath(glyph)}`.trim()]] : [];
  });
}

const latinFont = await open(latin.source, latin.text);

async function shapeAll(language: string, { source, letters, words, digits }: Script) {
  const font = await open(source, letters);
  const outlines: string[] = [];
  const placeOf = new Map<number, number>();
  const outlineOf = (glyph: number) => {
    const known = placeOf.get(glyph) ?? outlines.push(font.glyphToPath(glyph)) - 1;
    placeOf.set(glyph, known);
    return known;
  };
  /** `1204 3,0,0 7,541,0`: how wide it is, then each outline and where it is. */
  const shapeWord = (word: string) => {
    const text = new Text();
    text.addText(word);
    text.guessSegmentProperties();
    shape(font, text);
    const infos = text.getGlyphInfos();
    let at = 0;
    const placed = text.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => {
      const place = [outlineOf(infos[index]?.codepoint ?? 0), at + xOffset, yOffset].join(',');
      at += xAdvance;
      return place;
    });
    return [at, ...placed].join(' ');
  };
  const all = [...new Set(said(language).match(words))].toSorted();
  return {
    words: Object.fromEntries(all.map((word) => [word, shapeWord(word)])),
    outlines,
    glyphs: Object.fromEntries([...singleGlyphs(latinFont, latin.text), ...singleGlyphs(font, digits)]),
  };
}

const drawn: Record<string, object> = {};
for (const [language, script] of Object.entries(scripts)) drawn[language] = await shapeAll(language, script);
writeGenerated('backend/src/listings/sharing/shaped-words.json', `${JSON.stringify(drawn, null, 1)}\n`);
