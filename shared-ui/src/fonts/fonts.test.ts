import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const kilobytes = (file: string) => statSync(new URL(file, import.meta.url)).size / 1000;

describe('the typography', () => {
  it('needs two small files for the first text of a page', () => {
    expect(kilobytes('figtree.woff2')).toBeLessThan(22);
    expect(kilobytes('bricolage.woff2')).toBeLessThan(22);
  });

  it('never hides text while a font is loading, and changes no text of Latin letters after the first paint', () => {
    const faces = css.split('@font-face').filter((face) => face.includes('.woff2'));
    const displays = faces.map(
      (face) => /\/([a-z-]+)\.woff2[^]*/.exec(face)?.[1] + ': ' + /font-display: (\w+)/.exec(face)?.[1],
    );
    expect(displays).toEqual([
      'figtree: optional',
      'figtree-extended: swap',
      'bricolage: optional',
      'bricolage-extended: swap',
      'bricolage-vietnamese: swap',
    ]);
  });

  const fallbacks = css.split('@font-face').filter((face) => face.includes('local('));
  const percent = (face: string, name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

  it('has a fallback for every face', () => expect(fallbacks.length).toBe(6));

  /** The metrics of the faces, as fractions of the font size. */
  const faces = { Figtree: { ascent: 0.95, descent: 0.25 }, Bricolage: { ascent: 0.93, descent: 0.27 } };

  // Half a pixel is rounded up. A tiny amount more makes a fallback round as its face does, so that no line moves.
  it.each(fallbacks)('has fallbacks as tall as their face, by a hair taller: %s', (fallback) => {
    const face = fallback.includes('Figtree') ? faces.Figtree : faces.Bricolage;
    for (const part of ['ascent', 'descent'] as const) {
      const hair = percent(fallback, 'size-adjust') * percent(fallback, `${part}-override`) - face[part];
      expect(hair).toBeGreaterThan(0.00015);
      expect(hair).toBeLessThan(0.0006);
    }
  });
});
