import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const all = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found)),
];

for (const document of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])
  describe(document, () => {
    const text = read(document);

    it('names only commands that exist', () => {
      const missing = all(text, /npm run ([a-z:-]+)/g).filter((command) => !(command in scripts));
      assert.deepEqual(missing, []);
    });

    it('names only sources that exist', () => {
      const named = all(
        text,
        /`((?:backend|e2e|last-release|mf-[a-z]+|shared-ui|shell|tools)\/[\w./-]+\.\w+)`/g,
      );
      // M00NN is the placeholder for the next migration.
      const missing = named.filter((file) => !file.includes('M00NN') && !existsSync(join(root, file)));
      assert.deepEqual(missing, []);
    });

    it('links only to files that exist', () => {
      const missing = all(text, /\]\((?!https?:|#)([^)#]+)/g).filter((file) => !existsSync(join(root, file)));
      assert.deepEqual(missing, []);
    });
  });
