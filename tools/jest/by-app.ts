import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Test } from '@jest/test-result';
import { isReversed } from '../test/tiers.ts';

// Its types describe the CommonJS module. The ES module exports the class itself.
const { default: Sequencer }: typeof import('@jest/test-sequencer') = createRequire(import.meta.url)(
  '@jest/test-sequencer',
);

/** Which application of a worker a test file uses: one for each LIMITS_SCALE, one of its own, or none. */
function appOf({ path }: Test): string {
  const starts = readFileSync(path, 'utf8').matchAll(/\bstartTestApp\(([^;]*)\);/g);
  const apps = Array.from(starts, ([, options = '']) => {
    if (!options) return 'limits 1';
    const [, limits] = /^\{ env: \{ LIMITS_SCALE: '(\d+)' \} \}$/.exec(options) ?? [];
    return limits ? `limits ${limits}` : 'own';
  });
  return new Set(apps).size > 1 ? 'own' : (apps[0] ?? 'none');
}

/**
 * Files that use the same application come one after the other: a worker empties it between them, and ends it when no
 * file asks for it within a moment. The others come first, because they take longest.
 */
export default class ByApp extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    const groups = Map.groupBy(sorted, appOf);
    const { own = [], none = [], ...shared } = Object.fromEntries(groups);
    const bySize = Object.values(shared).toSorted((one, other) => one.length - other.length);
    const order = [...own, ...none, ...bySize.flat()];
    return isReversed() ? order.toReversed() : order;
  }
}
