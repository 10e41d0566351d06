// Reduces Noto's faces to the scripts of the printed care card: npm run generate -- card-fonts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { root } from '../root.mjs';
import { chineseSlices } from './chinese-slices.ts';
import { charactersOf } from './font-metrics.ts';
import { range, unicodeRange } from './font-ranges.ts';
import { writeGenerated } from './write-generated.ts';

interface Face {
  family: string;
  name: string;
  source: string;
  /** Whole scripts, because families type in them too. */
  text: string;
}

const dandas = range(0x964, 0x965);
const joiners = range(0x200c, 0x200d);
const script = (family: string, text: string): Face => {
  const name = family.toLowerCase();
  return {
    family,
    name,
    source: `noto-sans-${name}/files/noto-sans-${name}-${name}-wght-normal.woff2`,
    text: text + joiners,
  };
};
const vietnamese = (part: 'latin' | 'vietnamese', text: string): Face => ({
  family: 'Vietnamese',
  name: `vietnamese-${part}`,
  source: `noto-sans/files/noto-sans-${part}-wght-normal.woff2`,
  text,
});

const faces: Face[] = [
  script('Devanagari', range(0x900, 0x97f)),
  script('Telugu', range(0xc00, 0xc7f) + dandas),
  script('Tamil', range(0xb80, 0xbff)),
  script('Bengali', range(0x980, 0x9ff) + dandas),
  script('Arabic', range(0x600, 0x6ff)),
  vietnamese('latin', range(0x20, 0x7e) + range(0xc0, 0xff) + '–—‘’“”'),
  vietnamese('vietnamese', 'ĂăĐđĨĩŨũƠơƯư' + range(0x1ea0, 0x1ef9)),
  ...chineseFaces(),
];

/** Only the characters of the card. */
function chineseFaces(): Face[] {
  const texts = readFileSync(join(root, 'mf-trips/src/care-card/languages/zh.ts'), 'utf8');
  const characters = texts.match(/[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g) ?? [];
  return chineseSlices(characters.join('')).map(({ name, ...slice }) => ({
    ...slice,
    family: 'Chinese',
    name: `chinese-${name}`,
  }));
}

const folder = 'mf-trips/src/care-card/fonts';

async function writeFace({ family, name, source, text }: Face): Promise<string> {
  const original = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const options = { variationAxes: { wght: { min: 400, max: 700 } }, noHinting: true };
  const cut = await subset(original, text, { ...options, targetFormat: 'woff2' });
  writeGenerated(`${folder}/${name}.woff2`, cut);
  console.log(`${name}.woff2  ${(cut.length / 1000).toFixed(1)} kB`);
  const characters = charactersOf(await subset(original, text, { ...options, targetFormat: 'sfnt' }));
  return `@font-face {
  font-family: 'Care Card ${family}';
  font-style: normal;
  font-weight: 400 700;
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`;
}

const rules: string[] = [];
for (const face of faces) rules.push(await writeFace(face));
writeGenerated(
  `${folder}/fonts.css`,
  `/* Written by tools/generate/card-fonts.ts. Loaded when a card of that language is shown or printed. */\n${rules.join('\n\n')}\n`,
);
