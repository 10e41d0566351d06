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

// Half a pixel is rounded up: with a hair more, a stand-in rounds as its face does, and no line moves.
it.each(standIns)('has stand-ins as tall as their face and a hair taller: %s', (standIn) => {
  const face = standIn.includes('Figtree') ? faces.Figtree : faces.Bricolage;
  for (const part of ['ascent', 'descent'] as const) {
    const hair = percent(standIn, 'size-adjust') * percent(standIn, `${part}-override`) - face[part];
    expect(hair).toBeGreaterThan(0.00015);
    expect(hair).toBeLessThan(0.0006);
  }
});
