import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const modules = globSync('**/*.module.css', { cwd: root });
const tokens = new Set(read('styles/tokens.css').match(/--[\w-]+(?=:)/g));

/** The stylesheets with violations. */
function violations(files: string[], find: (css: string) => string[]) {
  const found = files.map((file) => ({ file, found: find(read(file)) }));
  return found.filter((violation) => violation.found.length > 0);
}

describe('the stylesheets', () => {
  it('finds the stylesheets', () => {
    expect(modules.length).toBeGreaterThan(25);
  });

  it('uses only colours and sizes of the tokens', () => {
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d*\.?\d+(?:px|rem)\b/gi;
    const rules = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@media[^{]+/g, '');
    expect(violations(modules, (css) => rules(css).match(literal) ?? [])).toEqual([]);
  });

  it('uses only tokens that exist', () => {
    const missing = (css: string) => {
      const own = new Set(css.match(/--[\w-]+(?=:)/g));
      const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
      return used.filter((name) => !tokens.has(name) && !own.has(name) && !name.startsWith('--radix-'));
    };
    expect(violations([...modules, 'styles/base.css'], missing)).toEqual([]);
  });

  it('puts its rules into layers, so that apps can override them', () => {
    const layered = /^(\/\*.*?\*\/\s*)?@layer (ui(\.base)?|app) \{/s;
    expect(violations(modules, (css) => (layered.test(css) ? [] : [css.slice(0, 40)]))).toEqual([]);
  });
});
