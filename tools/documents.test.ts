import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const all = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found)),
];

/** Every word in the sources, in names of files and in settings. */
const sourceWords = new Set(
  execFileSync('git', ['ls-files', ':!*.md', ':!package-lock.json', ':!last-release'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|json|css|sql|yml)$|^\.env\.example$/.test(file) && existsSync(join(root, file)),
    )
    .flatMap((file) => `${file} ${read(file)}`.match(/[A-Za-z_$][\w$]*/g) ?? []),
);

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'shell/HOST_API.md',
  'tools/ship/README.md',
  'lab/README.md',
  'lab/faults/README.md',
  'deploy/cluster.md',
  'deploy/observe/README.md',
  'deploy/qa.md',
];

/** Names that the documents make up, as examples or as names to avoid. */
const madeUp = new Set(['ThingPage', 'utils', 'IThing', 'ThingManager']);

for (const document of documents)
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

    it('names only parts of the code that exist', () => {
      const named = all(text, /`(@?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\([^`]*\))?`/g);
      const words = named.flatMap((name) => name.replace('@', '').split('.'));
      assert.deepEqual(
        words.filter((word) => !sourceWords.has(word) && !madeUp.has(word)),
        [],
      );
    });

    it('links only to files that exist', () => {
      const missing = all(text, /\]\((?!https?:|#)([^)#]+)/g).filter(
        (file) => !existsSync(join(root, dirname(document), file)),
      );
      assert.deepEqual(missing, []);
    });
  });
