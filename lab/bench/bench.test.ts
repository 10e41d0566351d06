import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../../tools/run.ts';
import { checkLimits, limitsOf, type Figures, type Limits } from './first-visit/budget.ts';
import { kilobytes } from './first-visit/visit.ts';
import { searchQueries } from './search/queries.ts';
import { formatMs, median, percentile } from './servers/statistics.ts';
import { replacedModules } from './federation/one-bundle.ts';

describe('the limits of a page', () => {
  const missed = (figures: Figures, limits: Limits) =>
    checkLimits(figures, limits).flatMap(({ isMet, text }) => (isMet ? [] : [text]));

  it('are missed above the most, below the least and without a figure', () => {
    const limits = { script: { most: 170 }, performance: { least: 95 }, shift: { most: 0 } };
    assert.deepEqual(missed({ script: 170, performance: 95, shift: 0 }, limits), []);
    assert.deepEqual(missed({ script: 170.1, performance: 94, shift: 0 }, limits), [
      'script: 170.1 ({"most":170})',
      'performance: 94 ({"least":95})',
    ]);
    assert.deepEqual(missed({ script: 1, performance: NaN }, limits), [
      'performance: NaN ({"least":95})',
      'shift: NaN ({"most":0})',
    ]);
  });

  it('are stricter for the contact page and absent for members’ pages', () => {
    assert.deepEqual(limitsOf('/profile'), {});
    assert.equal(limitsOf('/contact').script?.most, 150);
    assert.equal(limitsOf('/').script?.most, 170);
  });

  it('expect the most of the pages that the server renders and most visitors see first', () => {
    for (const path of ['/', '/search?from=JFK&to=DEL', '/listing/9'])
      assert.equal(limitsOf(path).performance?.least, 99);
    assert.equal(limitsOf('/checkout/9?amount=5').performance?.least, 95);
  });
});

describe('the statistics', () => {
  const numbers = [5, 1, 4, 2, 3];

  it('take percentiles of unsorted numbers and leave them unsorted', () => {
    assert.equal(median(numbers), 3);
    assert.equal(percentile(numbers, 0.99), 5);
    assert.equal(percentile(numbers, 1), 5);
    assert.equal(percentile(numbers, 0), 1);
    assert.deepEqual(numbers, [5, 1, 4, 2, 3]);
    assert.ok(Number.isNaN(median([])));
  });

  it('format milliseconds', () => assert.equal(formatMs(1.26), '1.3 ms'));
});

it('kilobytes count one type of request, or all', () => {
  const requests = [
    { url: '/a.js', type: 'Script', bytes: 1_250 },
    { url: '/b.css', type: 'Stylesheet', bytes: 1_000 },
  ];
  assert.equal(kilobytes(requests, 'Script'), 1.3);
  assert.equal(kilobytes(requests), 2.3);
});

describe('the search queries', () => {
  const group = { date: '2027-01-01', endDate: '2027-01-02', never: '2028-12-01', type: 'helper' };
  const groups = [
    { ...group, from: 'JFK', to: 'DEL', flight: 'ZZ20' },
    { ...group, from: 'LHR', to: 'LOS', flight: 'ZZ21' },
  ];
  const queries = searchQueries(groups);

  it('cover every combination of filters and dates', () => {
    for (const name of ['no filter', 'from', 'from to date', 'from to flight type date endDate'])
      assert.ok(queries.has(name), name);
    // 48 combinations, 16 of them from a page in the middle, 18 across groups, 10 other filters with 6 combinations
    // each, and 4 more.
    assert.equal(queries.size, 48 + 16 + 18 + 10 * 6 + 4);
  });

  it('contain the filters of their group', () => {
    assert.deepEqual(queries.get('from to date'), [
      '/api/listings?from=JFK&to=DEL&date=2027-01-01&limit=9',
      '/api/listings?from=LHR&to=LOS&date=2027-01-01&limit=9',
    ]);
  });

  it('combine filters of different groups, which find nothing', () => {
    assert.match(queries.get('from to that do not belong together')?.[0] ?? '', /from=DEL&to=DEL/);
    assert.match(queries.get('from flight that do not belong together')?.[0] ?? '', /from=LHR&flight=ZZ20/);
  });
});

it('the one bundle replaces every export of the modules that load remotes', () => {
  const exportsOf = (file: string) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
      ([, name]) => name,
    );
  const replacement = exportsOf(join(import.meta.dirname, 'federation/without-remotes.ts'));
  const replaced = replacedModules.flatMap((module) => exportsOf(`${module}.ts`));
  assert.ok(replaced.length >= 4);
  assert.deepEqual(
    replaced.filter((name) => !replacement.includes(name)),
    [],
  );
});

it('npm run bench names the benchmarks, each of which exists', async () => {
  const { code, output } = await run(process.execPath, ['lab/bench.ts', 'speed']);
  assert.equal(code, 2);
  const names = output
    .replace(/^.* -- /, '')
    .trim()
    .split(' | ');
  assert.ok(names.length >= 7);
  for (const name of names) assert.ok(existsSync(join(import.meta.dirname, name, 'run.ts')), name);
});
