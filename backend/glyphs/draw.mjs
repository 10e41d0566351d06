// node backend/glyphs/draw.mjs
// Draws our two faces as outlines into glyphs.json: link previews are drawn on the server, by a renderer that
// cannot read the compressed fonts of the pages and must not depend on what a machine has installed. The faces are
// under the SIL Open Font License, see OFL.txt.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subset from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const ascii = range(0x20, 0x7e);
const plain = ` ${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)},–`;
const western = `${range(0xc0, 0xff)}–—‘’ıŒœ`;
const extended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}`;
const capitals = range(0x41, 0x5a).split('');

const faces = {
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
};

async function open([source, text], axes) {
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`));
  const cut = await subset(await readFile(file), text, { variationAxes: axes, targetFormat: 'truetype' });
  return new Face(new Blob(cut));
}

/** `612 M10,0L…`: the advance width of the glyph, and its outline. */
function glyphsOf(font, text) {
  const found = [...text].map((character) => [character, font.nominalGlyph(character.codePointAt(0))]);
  return found
    .filter(([, glyph]) => glyph)
    .map(([character, glyph]) => [
      character,
      `${font.glyphHAdvance(glyph)} ${font.glyphToPath(glyph)}`.trim(),
    ]);
}

function widthOf(font, word) {
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  shape(font, text);
  return text.getGlyphPositions().reduce((width, { xAdvance }) => width + xAdvance, 0);
}

/** Kerning: how much closer a pair of characters is set. */
function pairsOf(font, kerned) {
  return kerned.flatMap((left) =>
    kerned.flatMap((right) => {
      const closer = widthOf(font, left + right) - widthOf(font, left) - widthOf(font, right);
      return closer ? [[left + right, closer]] : [];
    }),
  );
}

async function draw({ axes, parts, kerned }) {
  const opened = await Promise.all(parts.map((part) => open(part, axes)));
  const fonts = opened.map((face) => new Font(face));
  return {
    unitsPerEm: opened[0].upem,
    glyphs: Object.fromEntries(fonts.flatMap((font, i) => glyphsOf(font, parts[i][1]))),
    pairs: Object.fromEntries(pairsOf(fonts[0], kerned)),
  };
}

const drawn = {};
for (const [name, face] of Object.entries(faces)) drawn[name] = await draw(face);
const target = new URL('../src/listings/sharing/glyphs.json', import.meta.url);
await writeFile(target, `${JSON.stringify(drawn, null, 1)}\n`);
