import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const modules = globSync('**/*.module.css', { cwd: root });
const tokens = new Set(read('styles/tokens.css').match(/--[\w-]+(?=:)/g));

/** What each stylesheet has that it should not. */
function offences(files: string[], find: (css: string) => string[]) {
  const found = files.map((file) => ({ file, found: find(read(file)) }));
  return found.filter((offence) => offence.found.length > 0);
}

it('finds the stylesheets', () => {
  expect(modules.length).toBeGreaterThan(25);
});

it('takes every colour and size from the tokens', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d*\.?\d+(?:px|rem)\b/gi;
  const rules = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@media[^{]+/g, '');
  expect(offences(modules, (css) => rules(css).match(literal) ?? [])).toEqual([]);
});

it('uses no token that does not exist', () => {
  const missing = (css: string) => {
    const own = new Set(css.match(/--[\w-]+(?=:)/g));
    const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
    return used.filter((name) => !tokens.has(name) && !own.has(name) && !name.startsWith('--radix-'));
  };
  expect(offences([...modules, 'styles/base.css'], missing)).toEqual([]);
});

it('leaves the last word to the apps', () => {
  const layered = /^(\/\*.*?\*\/\s*)?@layer (ui(\.base)?|app) \{/s;
  expect(offences(modules, (css) => (layered.test(css) ? [] : [css.slice(0, 40)]))).toEqual([]);
});
