/**
 * Measures which lines of the backend the tests have run. NODE_V8_COVERAGE could do it too, but it slows down every
 * process that a test starts, and after each file writes all modules of all packages.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { findSourceMap, type SourceMap } from 'node:module';
import { join } from 'node:path';

/** Node's types do not have it yet. */
type KnownSourceMap = SourceMap & { lineLengths: number[] };

const sources = new URL('../src/', import.meta.url).href;
const folder = process.env.BACKEND_COVERAGE;
const session = new Session();
let reports = 0;

if (folder) {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { detailed: true });
}

/** Writes what has run for the first time since the last call. */
export async function writeCoverage(): Promise<void> {
  if (!folder) return;
  const { result: all } = await session.post('Profiler.takePreciseCoverage');
  const result = all.filter(({ url }) => url.startsWith(sources) && !url.includes('.test.ts'));
  const maps = result.map(({ url }) => {
    const map = findSourceMap(url) as KnownSourceMap | undefined;
    return [url, map && { lineLengths: map.lineLengths, data: map.payload }] as const;
  });
  reports += 1;
  const file = join(folder, `${process.pid}-${reports}.json`);
  writeFileSync(file, JSON.stringify({ result, 'source-map-cache': Object.fromEntries(maps) }));
}
