import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const all = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.includes('/') && !file.startsWith('last-release/') && !file.endsWith('.d.ts'))
  .filter((file) => existsSync(join(root, file)));
const sources = all.filter((file) => !isTest(file));

/** A series that only grows, read through its index. */
const series = new Set(['backend/src/migrations']);

const imports = new Map(sources.map((file) => [file, importsOf(file)]));

/** The sources that a file imports by a relative path, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const requests = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, request = '']) => request,
  );
  return requests.flatMap((request) => {
    const target = normalize(join(dirname(file), request));
    const bare = target.replace(/\.js$/, '');
    const found = [target, `${bare}.ts`, `${bare}.tsx`].find((candidate) => sources.includes(candidate));
    return found && found !== file ? [found] : [];
  });
}

/** Classes that a component reads and its style sheet does not have. */
function missingClasses(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles, sheet]) => {
    const rules = readFileSync(join(root, dirname(file), sheet!), 'utf8');
    const used = [...text.matchAll(new RegExp(`(?<![\\w/'])${styles}\\.(\\w+)`, 'g'))].map(
      ([, name]) => name!,
    );
    const missing = [...new Set(used)].filter((name) => !new RegExp(`\\.${name}\\b`).test(rules));
    return missing.map((name) => `${file} reads ${styles}.${name}`);
  });
}

describe('the structure of the code', () => {
  it('reads only classes that its style sheets have', () => {
    assert.deepEqual(sources.flatMap(missingClasses), []);
  });

  it('has at most 15 sources in a folder', () => {
    const folders = Map.groupBy(sources, dirname);
    const large = [...folders].filter(([folder, files]) => files.length > 15 && !series.has(folder));
    assert.deepEqual(
      large.map(([folder, files]) => `${folder} has ${files.length}`),
      [],
    );
  });

  it('has tests that say what they are about', () => {
    const tests = all.filter((file) => /\.test\.tsx?$/.test(file));
    const isSilent = (file: string) =>
      !/^ *describe(\.each)?\(/m.test(readFileSync(join(root, file), 'utf8'));
    assert.deepEqual(tests.filter(isSilent), []);
  });

  it('has no folders that import each other, but for one inside the other', () => {
    const pairs = new Set<string>();
    for (const [file, targets] of imports)
      for (const target of targets) pairs.add(`${dirname(file)} ${dirname(target)}`);
    const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
    const mutual = [...pairs].filter((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return from < to && pairs.has(`${to} ${from}`) && !isInside(from, to) && !isInside(to, from);
    });
    assert.deepEqual(mutual, []);
  });

  it('has no files that import each other in a circle, types included', () => {
    assert.deepEqual(circles(), []);
  });
});

/** Files on a circle of imports, each circle once (Tarjan's algorithm). */
function circles(): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    stack.push(file);
    let low = own;
    for (const target of imports.get(file) ?? [])
      if (!index.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, index.get(target) ?? own);
    if (low === own) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const file of sources) if (!index.has(file)) visit(file);
  return found;
}
