import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import type { Test } from '@jest/test-result';
import { reverseOrder } from '../test/tiers.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import ByApp from './by-app.ts';

const folder = tempFolder('by-app');
const context = {
  config: { id: 'by-app', cacheDirectory: folder.path },
  hasteFS: { getSize: (path: string) => statSync(path).size },
};

/** The names of the files in the order in which they run. The largest come first within a group. */
async function orderOf(files: Record<string, string>): Promise<string[]> {
  const tests = Object.entries(files).map(([name, code], index) => {
    folder.write(`${name}.test.ts`, code.padEnd(1_000 - index));
    return { path: join(folder.path, `${name}.test.ts`), context };
  });
  const sequencer = new ByApp({ contexts: [], globalConfig: { rootDir: folder.path } } as never);
  const sorted = await sequencer.sort(tests as unknown as Test[]);
  return sorted.map(({ path }) => basename(path, '.test.ts'));
}

describe('the order of test files', () => {
  it('lets a worker use one application for all files that ask for the same', async () => {
    const shared = 'app = await startTestApp();';
    const generous = "app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });";
    const order = await orderOf({
      shared1: shared,
      generous1: generous,
      own: "app = await startTestApp({ alone: 'It is shut down' });",
      shared2: shared,
      none: 'expect(1 + 1).toBe(2);',
      generous2: generous,
      shared3: shared,
    });
    assert.deepEqual(order, ['own', 'none', 'generous1', 'generous2', 'shared1', 'shared2', 'shared3']);
  });

  it('counts a file with different applications among those with their own', async () => {
    const order = await orderOf({
      shared: 'app = await startTestApp();',
      both: "one = await startTestApp();\nother = await startTestApp({ env: { LIMITS_SCALE: '1000' } });",
    });
    assert.deepEqual(order, ['both', 'shared']);
  });

  it('can be reversed, to find tests that depend on it', async () => {
    const files = {
      own: "app = await startTestApp({ alone: 'It is shut down' });",
      shared1: 'app = await startTestApp();',
      shared2: 'app = await startTestApp();',
    };
    const order = await orderOf(files);
    Object.assign(process.env, reverseOrder);
    try {
      assert.deepEqual(await orderOf(files), order.toReversed());
    } finally {
      delete process.env.TEST_ORDER;
    }
  });

  it('stays as it is where no file starts an application', async () => {
    assert.deepEqual(await orderOf({ Card: 'render();', Home: 'render();' }), ['Card', 'Home']);
  });
});
