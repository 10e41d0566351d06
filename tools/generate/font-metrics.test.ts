import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import subset from 'subset-font';
import { root } from '../root.mjs';
import { charactersOf, metricsOf } from './font-metrics.ts';

const original = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
);
const letters = 'abcdefghijklmnopqrstuvwxyz ';
const fontOf = (text: string, wght = 400) =>
  subset(original, text, { variationAxes: { wght }, targetFormat: 'truetype' });

describe('the metrics of a font', () => {
  let font: Buffer;
  before(async () => (font = await fontOf(letters)));

  it('are those of Figtree, in ems', () => {
    const { ascent, descent, lineGap } = metricsOf(font);
    assert.deepEqual([ascent, descent, lineGap], [0.95, 0.25, 0]);
  });

  it('have a width between those of its narrowest and its widest letter, as HarfBuzz measures them', () => {
    const face = new Face(new Blob(font));
    const harfbuzz = new Font(face);
    const widths = Array.from(letters).map(
      (letter) => harfbuzz.glyphHAdvance(harfbuzz.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0) / face.upem,
    );
    const { width } = metricsOf(font);
    assert.ok(width > Math.min(...widths) && width < Math.max(...widths), String(width));
  });

  it('grow with the weight', async () => {
    assert.ok(metricsOf(await fontOf(letters, 700)).width > metricsOf(font).width);
  });
});

describe('the characters of a font', () => {
  it('are those that it was reduced to, in order', async () => {
    const characters = charactersOf(await fontOf('zebraÄ–'));
    assert.equal(String.fromCodePoint(...characters), 'aberzÄ–');
  });

  it('leave out what the original cannot draw', async () => {
    assert.equal(String.fromCodePoint(...charactersOf(await fontOf('aЖ'))), 'a');
  });
});

it('the fallbacks of a face are taller than it by a hair, and never so much that a line would move', () => {
  const css = readFileSync(join(root, 'shared-ui/src/fonts/fonts.css'), 'utf8');
  const metrics = { Figtree: [0.95, 0.25], 'Bricolage Grotesque': [0.93, 0.27] };
  const valueOf = (rule: string, name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  let compared = 0;
  for (const [family, [ascent = 0, descent = 0]] of Object.entries(metrics))
    for (const rule of css.split('@font-face').filter((one) => one.includes(`'${family} Fallback`)))
      for (let size = 11; size <= 72; size++) {
        const scale = size * valueOf(rule, 'size-adjust');
        assert.equal(Math.round(scale * valueOf(rule, 'ascent-override')), Math.round(size * ascent));
        assert.equal(Math.round(scale * valueOf(rule, 'descent-override')), Math.round(size * descent));
        compared += 1;
      }
  assert.equal(compared, 6 * 62);
});
