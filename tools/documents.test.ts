import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
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
  ...globSync(['docs/**/*.md', 'backend/src/*/README.md'], { cwd: root }).toSorted(),
];

/** Names that the documents make up, as examples or as names to avoid. */
const madeUp = new Set(['ThingPage', 'utils', 'IThing', 'ThingManager']);

/** Front doors have names of their own, and M00NN is the placeholder for the next migration. */
const isNoPath = /^(backend\/(contract|rules)|shell\/(host|forms)|shared-ui\/libraries)\b|M00NN/;

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
        /`((?:backend|deploy|e2e|lab|last-release|mf-[a-z]+|shared-ui|shell|tools)\/[\w./-]+)`/g,
      );
      const missing = named.filter((path) => !isNoPath.test(path) && !existsSync(join(root, path)));
      assert.deepEqual(missing, []);
    });

    it('names only sources of its own folder that exist, if it is the front door of one', () => {
      if (!document.startsWith('backend/src/')) return;
      const named = all(text, /`((?!backend\/|shell\/)[\w-]+(?:\/[\w.-]+|\.ts|\.js)+)`/g);
      assert.ok(named.length > 5);
      assert.deepEqual(
        named.filter((path) => !existsSync(join(root, dirname(document), path))),
        [],
      );
    });

    it('names only parts of the code that exist', () => {
      const named = all(text, /`(@?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\([^`]*\))?`/g);
      const words = named.flatMap((name) => name.replace('@', '').split('.'));
      assert.deepEqual(
        words.filter((word) => !sourceWords.has(word) && !madeUp.has(word)),
        [],
      );
    });
  });
