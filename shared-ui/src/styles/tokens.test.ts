import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Every colour token with its two values. */
const tokens = new Map(
  Array.from(
    source.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g),
    ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: 'light' | 'dark') {
  const [a, b] = [one, other].map((name) => luminance(tokens.get(name)?.[theme] ?? 'missing'));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

const surfaces = ['paper', 'card'];
const washes = ['helper-wash', 'seeker-wash', 'good-wash', 'bad-wash', 'info-wash'];

const words: [string, string[]][] = [
  ['ink', [...surfaces, ...washes]],
  ['ink-soft', [...surfaces, ...washes]],
  ['dawn', surfaces],
  ['helper', [...surfaces, 'helper-wash']],
  ['seeker', [...surfaces, 'seeker-wash']],
  ['good', [...surfaces, 'good-wash']],
  ['bad', [...surfaces, 'bad-wash']],
  ['info', [...surfaces, 'info-wash']],
  ['on-dawn', ['dawn', 'dawn-deep']],
  ['on-helper', ['helper']],
  ['on-seeker', ['seeker']],
  ['on-bad', ['bad']],
  ['on-face', ['face-1', 'face-2', 'face-3', 'face-4', 'face-5', 'face-6']],
  ['paper', ['ink']],
];

const shapes: [string, string[]][] = [
  ['control', [...surfaces, ...washes]],
  ['focus', [...surfaces, ...washes]],
  ['star', [...surfaces, 'helper-wash', 'seeker-wash']],
  ['helper', ['line']],
];

/** The pairs below the required contrast. */
const shortOf = (least: number, table: [string, string[]][]) =>
  table.flatMap(([front, backs]) =>
    backs.flatMap((back) =>
      (['light', 'dark'] as const)
        .map((theme) => ({ theme, front, back, reaches: contrast(front, back, theme) }))
        .filter(({ reaches }) => !(reaches >= least)),
    ),
  );

describe('the palette', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('ink', 'card', 'light')).toBeCloseTo(15.97, 2);
  });

  it('has readable text in both themes', () => {
    expect(shortOf(4.5, words)).toEqual([]);
  });

  it('has distinguishable controls in both themes', () => {
    expect(shortOf(3, shapes)).toEqual([]);
  });
});
