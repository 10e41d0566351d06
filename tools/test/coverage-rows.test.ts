import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { tempFolder } from '../testing/temp-folder.ts';
import { coverageOptions, coverageRows } from './coverage.ts';

const folder = tempFolder('coverage');
const sources = globSync('backend/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing\/|\.d\.ts$/.test(file),
);
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length;

/** What V8 writes for a file of two lines, of which the second has run `count` times. */
const coverageOf = (file: string, count: number) => {
  const url = pathToFileURL(join(root, file)).href;
  const ranges = [
    { startOffset: 0, endOffset: 22, count: 1 },
    { startOffset: 11, endOffset: 21, count },
  ];
  const data = { version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA;AACA' };
  return JSON.stringify({
    result: [{ url, functions: [{ ranges }] }],
    'source-map-cache': { [url]: { lineLengths: [10, 10], data } },
  });
};

describe('the coverage of all workspaces', () => {
  it('adds up Jest’s files by workspace, and V8’s files of several processes for the backend', () => {
    const [measured = ''] = sources;
    const lines = (covered: number, total: number) => ({ lines: { covered, total } });
    const summary = {
      total: lines(99, 99),
      [join(root, 'shell/src/a.ts')]: lines(3, 4),
      [join(root, 'shell/src/b.ts')]: lines(1, 4),
      [join(root, 'shared-ui/src/c.ts')]: lines(5, 5),
    };
    folder.write('coverage-summary.json', JSON.stringify(summary));
    for (const [process, count] of [0, 1, 0].entries())
      folder.write(`backend/${process}.json`, coverageOf(measured, count));
    const others = sources.slice(1).reduce((sum, file) => sum + linesOf(file), 0);
    assert.deepEqual(coverageRows(folder.path, ['shell', 'shared-ui']), [
      { workspace: 'shell', covered: 4, lines: 8 },
      { workspace: 'shared-ui', covered: 5, lines: 5 },
      // A line that one process has run is covered; files that no test has loaded count with all their lines.
      { workspace: 'backend', covered: 2, lines: 2 + others },
    ]);
  });

  it('is collected from sources, and written where it is read', () => {
    const { args, env } = coverageOptions(join(folder.path, 'new'), ['shell']);
    assert.ok(args.includes('--collectCoverageFrom=shell/src/**/*.{ts,tsx}'));
    assert.ok(args.includes('--collectCoverageFrom=!**/*.test.*'));
    assert.ok(args.includes(`--coverageDirectory=${join(folder.path, 'new')}`));
    assert.equal(env.BACKEND_COVERAGE, join(folder.path, 'new/backend'));
  });
});
