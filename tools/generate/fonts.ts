// Reduces the two npm faces to the characters of names and sentences: npm run generate -- fonts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { charactersOf, metricsOf } from './font-metrics.ts';
import { range, unicodeRange } from './font-ranges.ts';
import { writeGenerated } from './write-generated.ts';

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™−×←↑→↓`;
const extended =
  `${range(0x100, 0x17f)}${range(0x1a0, 0x1b0)}${range(0x1cd, 0x1e3)}${range(0x218, 0x21b)}ẞ₹₺₽₦₱₫`.replace(
    'ı',
    '',
  );
const vietnamese = range(0x1ea0, 0x1ef9);

interface Part {
  name: string;
  source: string;
  text: string;
}

type Axes = Record<string, number | { min: number; max: number }>;

interface FontFace {
  family: string;
  weight: string;
  axes: Axes;
  parts: Part[];
  /** System fonts with the metrics of this face, for the time until it is loaded. */
  fallbacks: { weight: string; at: Axes; bold: boolean }[];
}

const faces: FontFace[] = [
  {
    family: 'Figtree',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    parts: [
      { name: 'figtree', source: 'figtree/files/figtree-latin-wght-normal.woff2', text: latin },
      {
        name: 'figtree-extended',
        source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
        text: extended,
      },
    ],
    fallbacks: [
      { weight: '400 500', at: { wght: 400 }, bold: false },
      { weight: '600 700', at: { wght: 600 }, bold: true },
    ],
  },
  {
    family: 'Bricolage Grotesque',
    weight: '700',
    axes: { wght: 700, opsz: 36 },
    parts: [
      { name: 'bricolage', subset: 'latin', text: latin },
      { name: 'bricolage-extended', subset: 'latin-ext', text: extended },
      { name: 'bricolage-vietnamese', subset: 'vietnamese', text: vietnamese },
    ].map(({ name, subset, text }) => ({
      name,
      source: `bricolage-grotesque/files/bricolage-grotesque-${subset}-opsz-normal.woff2`,
      text,
    })),
    fallbacks: [{ weight: '700', at: { wght: 700, opsz: 36 }, bold: true }],
  },
];

// Fallbacks by their names on each system, with their average letter width in ems, weighted as in font-metrics.ts.
// Liberation Sans has the widths of Arial.
const systems = [
  {
    suffix: 'Fallback',
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.4419 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.4778 },
  },
  {
    suffix: 'Fallback Android',
    regular: { names: ['Roboto', 'Roboto Regular'], width: 0.4453 },
    bold: { names: ['Roboto Bold'], width: 0.457 },
  },
];

/** Latin, Greek and Cyrillic. In other scripts these fonts would be a face of their own, with the metrics of another. */
const alphabets = 'U+0-52F, U+1E00-2BFF';

const folder = 'shared-ui/src/fonts';
const read = (source: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
/** Fallbacks are this much taller, in ems: half a pixel is rounded as in the face itself, so that no line moves. */
const hair = 0.0003;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

async function writePart(
  { family, weight, axes }: FontFace,
  { name, source, text }: Part,
  display: 'optional' | 'swap',
): Promise<string> {
  const original = await read(source);
  const options = {
    variationAxes: axes,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'ccmp', 'locl'],
  };
  const cut = await subset(original, text, { ...options, targetFormat: 'woff2' });
  writeGenerated(`${folder}/${name}.woff2`, cut);
  console.log(`${name}.woff2  ${(cut.length / 1000).toFixed(1)} kB`);
  const characters = charactersOf(await subset(original, text, { ...options, targetFormat: 'sfnt' }));
  return `@font-face {
  font-family: '${family} Variable';
  font-style: normal;
  font-weight: ${weight};
  font-display: ${display};
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`;
}

async function fallbackRules({ family, parts, fallbacks }: FontFace): Promise<string[]> {
  const [first] = parts;
  if (!first) throw new Error(`${family} has no parts`);
  const original = await read(first.source);
  const rules: string[] = [];
  for (const { weight, at, bold } of fallbacks) {
    const font = metricsOf(await subset(original, latin, { variationAxes: at, targetFormat: 'sfnt' }));
    for (const system of systems) {
      const { names, width } = bold ? system.bold : system.regular;
      const size = font.width / width;
      rules.push(`@font-face {
  font-family: '${family} ${system.suffix}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  unicode-range: ${alphabets};
  size-adjust: ${percent(size)};
  ascent-override: ${percent((font.ascent + hair) / size)};
  descent-override: ${percent((font.descent + hair) / size)};
  line-gap-override: ${percent(font.lineGap / size)};
}`);
    }
  }
  return rules;
}

const rules: string[] = [];
for (const face of faces) {
  // Pages preload the first part. If it comes after the first paint, it is used from the next visit on: nothing moves.
  for (const part of face.parts)
    rules.push(await writePart(face, part, part === face.parts[0] ? 'optional' : 'swap'));
  rules.push(...(await fallbackRules(face)));
}
writeGenerated(`${folder}/fonts.css`, `/* Written by tools/generate/fonts.ts. */\n${rules.join('\n\n')}\n`);
