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

it('has a stand-in of the same size for every face', () => {
  const standIns = css.split('@font-face').filter((face) => face.includes('local('));
  expect(standIns.length).toBe(6);
  expect(standIns.filter((face) => !/size-adjust.*ascent-override.*descent-override/s.test(face))).toEqual(
    [],
  );
});
