import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

/** Not types, which Node leaves out, and not the server that is built. */
const imported = /^import (?!type )[^;]*? from '((?:\.\.\/)+backend\/src\/[^']+\.ts)';/gm;

const files = new Set(
  globSync('{tools,lab,e2e}/**/*.ts', { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(imported), ([, path = '']) =>
      join(dirname(file), path),
    ),
  ),
);

describe('what tools use of the backend', () => {
  it('is found by this test', () => {
    assert.ok(files.has('backend/src/platform/database/embedded/runner.ts'));
  });

  for (const file of files)
    it(`runs from its source: ${file}`, async () => {
      assert.ok(await import(join(root, file)));
    });
});
