import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SourceMapPayload } from 'node:module';
import { coverageTable, sourceLines, type V8Coverage } from './coverage.ts';

const url = 'file:///site/backend/src/a.ts';
/** Three lines, each mapped to the same line of the source. */
const data: SourceMapPayload = {
  file: 'a.ts',
  version: 3,
  sources: ['a.ts'],
  sourcesContent: [''],
  names: [],
  mappings: 'AAAA;AACA;AACA',
  sourceRoot: '',
};

const coverageWith = (ranges: V8Coverage['result'][number]['functions'][number]['ranges']): V8Coverage => ({
  result: [{ url, functions: [{ ranges }] }],
  'source-map-cache': { [url]: { lineLengths: [10, 10, 10], data } },
});

describe('coverage', () => {
  it('a line is covered if the smallest range around it has run', () => {
    const coverage = coverageWith([
      { startOffset: 0, endOffset: 33, count: 1 },
      { startOffset: 11, endOffset: 21, count: 0 },
    ]);
    const [[file, lines] = ['', new Map()]] = sourceLines(coverage, () => true);
    assert.equal(file, url);
    assert.deepEqual(
      [...lines],
      [
        [1, true],
        [2, false],
        [3, true],
      ],
    );
  });

  it('files that are not wanted or have no source map are left out', () => {
    const coverage = coverageWith([{ startOffset: 0, endOffset: 33, count: 1 }]);
    assert.deepEqual(
      sourceLines(coverage, () => false),
      [],
    );
    assert.deepEqual(
      sourceLines({ ...coverage, 'source-map-cache': {} }, () => true),
      [],
    );
  });

  it('the table has a row per workspace and a total', () => {
    const text = coverageTable([
      { workspace: 'shell', covered: 9, lines: 10 },
      { workspace: 'backend', covered: 1, lines: 10 },
      { workspace: 'empty', covered: 0, lines: 0 },
    ]);
    const rows = text.split('\n').map((row) => row.trim().split(/\s+/).slice(0, 2));
    assert.deepEqual(rows, [
      ['shell', '90.0%'],
      ['backend', '10.0%'],
      ['empty', '-%'],
      ['total', '50.0%'],
    ]);
  });
});
