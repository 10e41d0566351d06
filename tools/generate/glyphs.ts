// npm run generate -- glyphs
// Draws our two faces, and a Chinese one, as outlines into glyphs.json: link previews are drawn on the server, by a renderer that
// cannot read the compressed fonts of the pages and must not depend on what a machine has installed. The faces are
// under the SIL Open Font License, see backend/src/listings/sharing/OFL.txt.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subset from 'subset-font';
import { root } from '../root.mjs';
import { chineseSlices } from './chinese-slices.ts';
import { writeGenerated } from './write-generated.ts';

type Axes = Record<string, number>;
type Part = [source: string, text: string];

interface DrawnFace {
  axes: Axes;
  parts: [Part, ...Part[]];
  kerned: string[];
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const ascii = range(0x20, 0x7e);
const plain = ` ${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)},–`;
const western = `${range(0xc0, 0xff)}–—‘’ıŒœ`;
const extended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}`;
const capitals = range(0x41, 0x5a).split('');

const faces: Record<string, DrawnFace> = {
  display: {
    axes: { wght: 700, opsz: 36 },
    parts: [['bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', plain]],
    kerned: capitals,
  },
  text: {
    axes: { wght: 500 },
    parts: [
      ['figtree/files/figtree-latin-wght-normal.woff2', ascii + western],
      ['figtree/files/figtree-latin-ext-wght-normal.woff2', extended],
    ],
    kerned: [],
  },
  /** Chinese needs no shaping, so it is drawn like ours. */
  chinese: { axes: { wght: 500 }, parts: chineseParts(), kerned: [] },
};

/** What the pictures say, and the names of cities. */
function chineseParts(): DrawnFace['parts'] {
  const words = readFileSync(join(root, 'backend/src/listings/words/zh.ts'), 'utf8');
  const said = words.slice(words.indexOf('  picture: {'));
  const cities = readFileSync(join(root, 'backend/src/listings/airports/city-names/zh.ts'), 'utf8');
  const characters =
    `${said}${cities}年月日至0123456789/-–`.match(/[ -~–\u3000-\u303f\u4e00-\u9fff\uff00-\uffef·]/g) ?? [];
  const [first, ...others] = chineseSlices(characters.join('')).map(({ source, text }): Part => [
    source,
    text,
  ]);
  if (!first) throw new Error('no Chinese is written');
  return [first, ...others];
}

async function open([source, text]: Part, axes: Axes): Promise<Face> {
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`));
  const cut = await subset(await readFile(file), text, { variationAxes: axes, targetFormat: 'truetype' });
  return new Face(new Blob(cut));
}

/** `612 M10,0L…`: the advance width of the glyph, and its outline. */
function glyphsOf(font: Font, text: string): string[][] {
  return Array.from(text).flatMap((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    return glyph ? [[character, `${font.glyphHAdvance(glyph)} ${font.glyphToPath(glyph)}`.trim()]] : [];
  });
}

function widthOf(font: Font, word: string): number {
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  shape(font, text);
  return text.getGlyphPositions().reduce((width, { xAdvance }) => width + xAdvance, 0);
}

/** Kerning: how much closer a pair of characters is set. */
function pairsOf(font: Font, kerned: string[]): [pair: string, kerning: number][] {
  return kerned.flatMap((left) =>
    kerned.flatMap((right) => {
      const closer = widthOf(font, left + right) - widthOf(font, left) - widthOf(font, right);
      return closer ? [[left + right, closer] satisfies [string, number]] : [];
    }),
  );
}

async function draw({ axes, parts, kerned }: DrawnFace) {
  const opened = await Promise.all(
    parts.map(async (part) => {
      const face = await open(part, axes);
      return { face, font: new Font(face), text: part[1] };
    }),
  );
  const [first] = opened;
  if (!first) throw new Error('a face has no parts');
  return {
    unitsPerEm: first.face.upem,
    glyphs: Object.fromEntries(opened.flatMap(({ font, text }) => glyphsOf(font, text))),
    pairs: Object.fromEntries(pairsOf(first.font, kerned)),
  };
}

const drawn: Record<string, object> = {};
for (const [name, face] of Object.entries(faces)) drawn[name] = await draw(face);
writeGenerated('backend/src/listings/sharing/glyphs.json', `${JSON.stringify(drawn, null, 1)}\n`);
