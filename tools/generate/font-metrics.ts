// Reads the metrics that a fallback font must have, so that nothing moves when the real font arrives.

type Table = 'head' | 'hhea' | 'hmtx' | 'cmap';

const tables = (font: Buffer): Record<Table, number> => {
  const at: Record<string, number> = {};
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    at[font.toString('latin1', entry, entry + 4)] = font.readUInt32BE(entry + 8);
  }
  return at;
};

/** Character code -> glyph, from the font's Unicode map of the Basic Multilingual Plane (format 4). */
function characterMap(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const map = cmap + font.readUInt32BE(cmap + 8 + i * 8);
    if (font.readUInt16BE(map) !== 4) continue;
    const width = font.readUInt16BE(map + 6);
    for (let segment = 0; segment < width; segment += 2) {
      const last = font.readUInt16BE(map + 14 + segment);
      const first = font.readUInt16BE(map + 16 + width + segment);
      const delta = font.readUInt16BE(map + 16 + width * 2 + segment);
      const offsetAt = map + 16 + width * 3 + segment;
      const offset = font.readUInt16BE(offsetAt);
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const glyph = offset ? font.readUInt16BE(offsetAt + offset + (code - first) * 2) : code;
        if (offset === 0 || glyph) glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** How often each letter occurs in English text, per thousand characters. */
const frequency = {
  ' ': 180,
  e: 104,
  t: 75,
  a: 67,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 17,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
};

export const charactersOf = (font: Buffer): number[] =>
  [...characterMap(font, tables(font).cmap).keys()].sort((a, b) => a - b);

export function metricsOf(font: Buffer): Record<'ascent' | 'descent' | 'lineGap' | 'width', number> {
  const { head, hhea, hmtx, cmap } = tables(font);
  const em = font.readUInt16BE(head + 18);
  const glyphs = characterMap(font, cmap);
  const lastLong = font.readUInt16BE(hhea + 34) - 1;
  const advance = (glyph: number) => font.readUInt16BE(hmtx + Math.min(glyph, lastLong) * 4);
  let total = 0;
  let count = 0;
  for (const [letter, times] of Object.entries(frequency)) {
    total += times * advance(glyphs.get(letter.codePointAt(0) ?? 0) ?? 0);
    count += times;
  }
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    width: total / count / em,
  };
}
