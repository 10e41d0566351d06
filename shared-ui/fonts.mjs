// Cuts the two npm faces down to what names and sentences need and writes src/fonts: `node fonts.mjs`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { charactersOf, metricsOf } from './font-metrics.mjs';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™−×←↑→↓`;
const extended =
  `${range(0x100, 0x17f)}${range(0x1a0, 0x1b0)}${range(0x1cd, 0x1e3)}${range(0x218, 0x21b)}ẞ₹₺₽₦₱₫`.replace(
    'ı',
    '',
  );
const vietnamese = range(0x1ea0, 0x1ef9);

const faces = [
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
    standIns: [
      { weight: '400 500', at: { wght: 400 }, bold: false },
      { weight: '600 700', at: { wght: 600 }, bold: true },
    ],
  },
  {
    family: 'Bricolage Grotesque',
    weight: '700',
    axes: { wght: 700, opsz: 36 },
    parts: ['latin', 'latin-ext', 'vietnamese'].map((part, i) => ({
      name: ['bricolage', 'bricolage-extended', 'bricolage-vietnamese'][i],
      source: `bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`,
      text: [latin, extended, vietnamese][i],
    })),
    standIns: [{ weight: '700', at: { wght: 700, opsz: 36 }, bold: true }],
  },
];

/**
 * The system faces that stand in, by the names under which systems know them (Liberation Sans has Arial's widths),
 * with their average letter width in ems, weighted as in font-metrics.mjs.
 */
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

const folder = fileURLToPath(new URL('src/fonts/', import.meta.url));
const read = (source) => readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** U+0041-005A, U+0061 … */
function unicodeRange(codes) {
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}

async function writePart({ family, weight, axes }, { name, source, text }) {
  const original = await read(source);
  const options = {
    variationAxes: axes,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'ccmp', 'locl'],
  };
  const cut = await subset(original, text, { ...options, targetFormat: 'woff2' });
  await writeFile(`${folder}${name}.woff2`, cut);
  console.log(`${name}.woff2  ${(cut.length / 1000).toFixed(1)} kB`);
  const characters = charactersOf(await subset(original, text, { ...options, targetFormat: 'sfnt' }));
  return `@font-face {
  font-family: '${family} Variable';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`;
}

async function standInsOf({ family, parts, standIns }) {
  const original = await read(parts[0].source);
  const rules = [];
  for (const { weight, at, bold } of standIns) {
    const font = metricsOf(await subset(original, latin, { variationAxes: at, targetFormat: 'sfnt' }));
    for (const system of systems) {
      const { names, width } = bold ? system.bold : system.regular;
      const size = font.width / width;
      rules.push(`@font-face {
  font-family: '${family} ${system.suffix}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(font.ascent / size)};
  descent-override: ${percent(font.descent / size)};
  line-gap-override: ${percent(font.lineGap / size)};
}`);
    }
  }
  return rules;
}

await mkdir(folder, { recursive: true });
const rules = [];
for (const face of faces) {
  for (const part of face.parts) rules.push(await writePart(face, part));
  rules.push(...(await standInsOf(face)));
}
await writeFile(`${folder}fonts.css`, `/* Written by fonts.mjs. */\n${rules.join('\n\n')}\n`);
