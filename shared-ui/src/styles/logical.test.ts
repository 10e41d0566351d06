import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stylesheets = globSync(['{shell,shared-ui}/src/**/*.css', 'mf-*/src/**/*.css'], { cwd: root });
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Not mirrored: the map behind the hero, whose west stays on the left, and an arrow that points down. */
const exempt = [/home\/Hero\.module\.css$/, /quick\/MoreFields\.module\.css$/];

const sided =
  /(?<![\w-])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|text-align:\s*(?:left|right)/g;

/** Top, right, bottom and left, where the sides differ. */
const fourSides = /(?<![\w-])(margin|padding|inset|border-width):([^;{}]+);/g;

const parts = (value: string) => value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function physical(css: string): string[] {
  const shorthands = Array.from(css.matchAll(fourSides), ([rule, , value = '']) => ({
    rule,
    sides: parts(value.replace('!important', '')),
  }));
  return [
    ...(css.match(sided) ?? []),
    ...shorthands.filter(({ sides }) => sides.length === 4 && sides[1] !== sides[3]).map(({ rule }) => rule),
  ];
}

describe('a stylesheet', () => {
  it('names start and end instead of left and right, so that pages can run from right to left', () => {
    expect(stylesheets.length).toBeGreaterThan(150);
    const found = stylesheets
      .filter((file) => !exempt.some((one) => one.test(file)))
      .map((file) => ({ file, physical: physical(read(file)) }))
      .filter((one) => one.physical.length > 0);
    expect(found).toEqual([]);
  });

  it.each([
    ['a { left: 0; }', true],
    ['a { padding-left: 1em; }', true],
    ['a { border-right-width: 0; }', true],
    ['a { text-align: right; }', true],
    ['a { padding: 1em calc(2em + 1px) 1em var(--gutter); }', true],
    ['a { inset: 0 auto 0 0; }', true],
    ['a { padding: 1em var(--gutter) 2em; }', false],
    ['a { padding: 0 max(1em, 2em) 1em max(1em, 2em); }', false],
    ['a { inset-inline-start: 0; text-align: end; }', false],
    ['.left { transform-origin: left; }', false],
  ])('%s: %s', (css, isPhysical) => expect(physical(css).length > 0).toBe(isPhysical));
});
