import { readFileSync, statSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const kilobytes = (file: string) => statSync(new URL(file, import.meta.url)).size / 1000;

it('brings the first words of a page in two small files', () => {
  expect(kilobytes('figtree.woff2')).toBeLessThan(22);
  expect(kilobytes('bricolage.woff2')).toBeLessThan(22);
});

it('never hides words while a font is on its way', () => {
  const faces = css.split('@font-face').filter((face) => face.includes('.woff2'));
  expect(faces.length).toBe(5);
  expect(faces.filter((face) => !face.includes('font-display: swap'))).toEqual([]);
});

const standIns = css.split('@font-face').filter((face) => face.includes('local('));
const percent = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

it('has a stand-in for every face', () => expect(standIns.length).toBe(6));

/** What the faces themselves say, in parts of the font size. */
const faces = { Figtree: { ascent: 0.95, descent: 0.25 }, Bricolage: { ascent: 0.93, descent: 0.27 } };

it.each(standIns)('has stand-ins that round to the same pixels, so that no line moves: %s', (standIn) => {
  const face = standIn.includes('Figtree') ? faces.Figtree : faces.Bricolage;
  for (const part of ['ascent', 'descent'] as const)
    for (let size = 12; size <= 64; size++) {
      const standsIn = size * percent(standIn, 'size-adjust') * percent(standIn, `${part}-override`);
      expect([size, part, Math.round(standsIn)]).toEqual([size, part, Math.round(size * face[part])]);
    }
});
