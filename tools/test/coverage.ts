import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';

// Jest measures the page tests, which run in its VM contexts. It cannot see the backend, which runs in bare Node: its
// runner writes V8's own coverage with the source maps (backend/test/coverage.ts).

export type LineCoverage = Map<number, boolean>;

export interface V8Coverage {
  result: { url: string; functions: { ranges: V8Range[] }[] }[];
  'source-map-cache'?: Record<string, { lineLengths: number[]; data: SourceMapPayload | null }>;
}

export interface V8Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

export interface CoverageRow {
  workspace: string;
  covered: number;
  lines: number;
}

export function coverageOptions(folder: string, workspaces: readonly string[]) {
  const backend = join(folder, 'backend');
  mkdirSync(backend, { recursive: true });
  const sources = workspaces.map((workspace) => `--collectCoverageFrom=${workspace}/src/**/*.{ts,tsx}`);
  const tests = ['!**/*.test.*', '!**/testing/**', '!**/*.d.ts'].map(
    (glob) => `--collectCoverageFrom=${glob}`,
  );
  const reports = ['--coverageReporters=json-summary', `--coverageDirectory=${folder}`];
  return {
    args: ['--coverage', '--coverageProvider=v8', ...reports, ...sources, ...tests],
    env: { BACKEND_COVERAGE: backend },
  };
}

export function coverageRows(folder: string, workspaces: readonly string[]): CoverageRow[] {
  const summary: Record<string, { lines: { total: number; covered: number } }> = JSON.parse(
    readFileSync(join(folder, 'coverage-summary.json'), 'utf8'),
  );
  const rows = workspaces.map((workspace) => {
    const files = Object.entries(summary).filter(([file]) => file.startsWith(join(root, workspace, 'src')));
    return {
      workspace,
      covered: files.reduce((sum, [, { lines }]) => sum + lines.covered, 0),
      lines: files.reduce((sum, [, { lines }]) => sum + lines.total, 0),
    };
  });
  return [...rows, backendRow(join(folder, 'backend'))];
}

function backendRow(folder: string): CoverageRow {
  const sources = globSync('backend/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|\.d\.ts$/.test(file))
    .map((file) => join(root, file));
  const files = new Map<string, LineCoverage>();
  for (const name of readdirSync(folder)) {
    const coverage: V8Coverage = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const [url, lines] of sourceLines(coverage, (url) => url.includes('/backend/src/')))
      mergeLines(files, fileURLToPath(url), lines);
  }
  let [covered, lines] = [0, 0];
  for (const file of sources) {
    const measured = files.get(file);
    // A file that no test has loaded has no map: all its lines count.
    lines += measured?.size ?? readFileSync(file, 'utf8').split('\n').length;
    covered += [...(measured?.values() ?? [])].filter(Boolean).length;
  }
  return { workspace: 'backend', covered, lines };
}

function mergeLines(files: Map<string, LineCoverage>, file: string, lines: LineCoverage): void {
  const known = files.get(file) ?? new Map<number, boolean>();
  for (const [line, isCovered] of lines) known.set(line, isCovered || known.get(line) === true);
  files.set(file, known);
}

/** Maps V8's ranges of compiled code to the lines of the sources. A line is covered if any of its code has run. */
export function sourceLines(
  { result, 'source-map-cache': maps = {} }: V8Coverage,
  isWanted: (url: string) => boolean,
): [url: string, lines: LineCoverage][] {
  return result.flatMap(({ url, functions }): [string, LineCoverage][] => {
    const map = maps[url];
    if (!isWanted(url) || !map?.data) return [];
    const ranges = functions.flatMap((one) => one.ranges);
    return [[url.replace(/\?.*$/, ''), linesOf(map.data, map.lineLengths, ranges)]];
  });
}

function linesOf(payload: SourceMapPayload, lineLengths: number[], ranges: V8Range[]): LineCoverage {
  const map = new SourceMap(payload, { lineLengths });
  const codeLength = lineLengths.reduce((sum, length) => sum + length + 1, 0);
  const hasRun = offsetsThatRan(ranges, codeLength);
  const lines: LineCoverage = new Map();
  let lineStart = 0;
  for (const [generatedLine, length] of lineLengths.entries()) {
    for (let column = 0; column < length; column += 1) {
      const entry = map.findEntry(generatedLine, column);
      if (!('originalLine' in entry) || entry.generatedLine !== generatedLine) continue;
      if (entry.generatedColumn !== column) continue;
      const line = entry.originalLine + 1;
      lines.set(line, lines.get(line) === true || hasRun[lineStart + column] === 1);
    }
    lineStart += length + 1;
  }
  return lines;
}

/** V8 nests ranges: the smallest one around an offset has its count, so it is written last. */
function offsetsThatRan(ranges: readonly V8Range[], codeLength: number): Uint8Array {
  const size = ({ startOffset, endOffset }: V8Range) => endOffset - startOffset;
  const hasRun = new Uint8Array(codeLength);
  for (const range of ranges.toSorted((a, b) => size(b) - size(a)))
    hasRun.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset);
  return hasRun;
}

export function coverageTable(rows: readonly CoverageRow[]): string {
  const total = rows.reduce(
    (sum, { covered, lines }) => ({
      workspace: 'total',
      covered: sum.covered + covered,
      lines: sum.lines + lines,
    }),
    { workspace: 'total', covered: 0, lines: 0 },
  );
  return [...rows, total]
    .map(({ workspace, covered, lines }) => {
      const percent = lines ? ((covered / lines) * 100).toFixed(1) : '-';
      return `  ${workspace.padEnd(14)} ${percent.padStart(6)}%  ${covered} of ${lines} lines`;
    })
    .join('\n');
}
