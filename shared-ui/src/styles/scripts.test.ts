import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const stylesheets = globSync(
  ['{shell,shared-ui}/src/**/*.css', 'mf-*/src/**/*.css', 'backend/src/**/*.css'],
  {
    cwd: root,
  },
);

it('no stylesheet has capitals or italics, which many scripts do not have', () => {
  expect(stylesheets.length).toBeGreaterThan(150);
  const latinOnly = /text-transform:|font-style:\s*(?:italic|oblique)|small-caps/g;
  const found = stylesheets.flatMap((file) =>
    (read(file).match(latinOnly) ?? []).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});

it('no stylesheet names a face, but the tokens and the faces themselves', () => {
  const named = /font(?:-family)?:\s*[^;]*['"][^;]*;/g;
  const exempt = /(styles\/tokens|fonts\/fonts|platform\/html\/plain-page|sandbox\/.*)\.css$/;
  const found = stylesheets.filter((file) => !exempt.test(file) && named.test(read(file)));
  expect(found).toEqual([]);
});

describe('the brand’s faces and their fallbacks', () => {
  const faces = read('shared-ui/src/fonts/fonts.css').split('@font-face').slice(1);
  const ranges = (face: string) =>
    Array.from(
      /unicode-range:([^;]*)/.exec(face)?.[1]?.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi) ?? [],
    ).map(([, first = '', last = first]): [number, number] => [parseInt(first, 16), parseInt(last, 16)]);

  it.each([
    ['Farsi', 'ف'],
    ['Hindi', 'ह'],
    ['Telugu', 'త'],
    ['Chinese', '中'],
  ])('have no letters of %s', (_, letter) => {
    const code = letter.charCodeAt(0);
    expect(faces.length).toBeGreaterThan(8);
    for (const face of faces) {
      expect(ranges(face).length).toBeGreaterThan(0);
      expect(ranges(face).some(([first, last]) => code >= first && code <= last)).toBe(false);
    }
  });
});
