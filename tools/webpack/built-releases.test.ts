import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { manifestFile, remotes } from '../build/workspaces.ts';
import { builtServerCode } from '../testing/server-code.ts';
import { root } from '../root.mjs';
import { onDemandKeys } from './federation/shared.ts';
import { sourceCommit } from './source-commit.ts';

interface Manifest {
  commit?: string;
  entry: string | string[];
  files?: string[];
  routes: { path: string; files: string[]; libraries: string[] }[];
  slots?: { name: string; files: string[] }[];
  libraries?: Record<string, string[]>;
  fonts?: string[];
  integrity: Record<string, string>;
  words?: Record<string, { files: string[]; beside: Record<string, string> }>;
}

/** Pages on which first visits begin: search engines, shared links and mails lead there. */
const firstPages = `
  / /search /flight-search /listing/:id /routes/:route /flights/:number /people/:id
  /find/create /offer/create /create-listing /listing-link /stop-alert
  /contact /terms-of-use /privacy-policy /how-it-works /safety /help
  /profile /login-link /messages /trips /trips/:id/conversation
`.split(/\s+/);

const workspaces = ['shell', ...remotes];
const folderOf = (workspace: string) => join(root, workspace, 'dist/release');
const sizeOf = (workspace: string, file: string) =>
  readFileSync(join(folderOf(workspace), `${file}.br`)).length;
const manifestOf = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(workspace), manifestFile(workspace)), 'utf8'));

for (const workspace of workspaces)
  describe(`the last build of ${workspace}`, () => {
    const folder = folderOf(workspace);
    const manifest = manifestOf(workspace);
    const present = readdirSync(folder);
    const entrances = manifest.routes.filter(({ path }) => firstPages.includes(path));

    it('contains every file that its manifest names, each with its hash', () => {
      const { entry, files = [], routes, slots = [], libraries = {}, fonts = [] } = manifest;
      const parts = [...routes, ...slots].flatMap((part) => part.files);
      const named = [entry, files, parts, Object.values(libraries), fonts].flat(2);
      for (const file of named) {
        assert.ok(present.includes(file), `${file} is missing`);
        assert.ok(manifest.integrity[file], `${file} has no hash`);
      }
    });

    it('has the hashes that a browser computes', () => {
      for (const [file, expected] of Object.entries(manifest.integrity)) {
        const hash = createHash('sha384').update(readFileSync(join(folder, file)));
        assert.equal(`sha384-${hash.digest('base64')}`, expected, file);
      }
    });

    it('has a file for every page and slot', () => {
      for (const { path, files } of manifest.routes)
        assert.ok(
          files.some((file) => file.endsWith('.js')),
          `${path} has no script`,
        );
      for (const { name, files } of manifest.slots ?? [])
        assert.ok(
          files.some((file) => file.endsWith('.js')),
          `${name} has no script`,
        );
    });

    it('has nothing of another language in a first visit in English', () => {
      const files = [manifest.entry, manifest.files ?? [], entrances.map((route) => route.files)].flat(3);
      for (const file of new Set(files.filter((name) => name.endsWith('.js')))) {
        const letters = readFileSync(join(folder, file), 'utf8').match(/[\u0900-\u0dff]/g) ?? [];
        // The names of the languages, and two letters by which a day is read.
        assert.ok(letters.length < 30, `${file} has ${letters.length} Indian letters`);
      }
    });

    it('loads little more for a first visit in another language', () => {
      for (const { path, files } of entrances)
        for (const [language, words] of Object.entries(manifest.words ?? {})) {
          const beside = files
            .flatMap((file) => words.beside[file] ?? [])
            .map((file) => sizeOf(workspace, file));
          const ofShell =
            manifestOf('shell').words?.[language]?.files.map((file) => sizeOf('shell', file)) ?? [];
          const bytes = [...beside, ...ofShell].reduce((sum, size) => sum + size, 0);
          assert.ok(bytes > 0 && bytes <= 6_144, `${path} in ${language}: ${bytes} bytes`);
        }
    });

    it('is compressed, and holds nothing for developers', () => {
      const main = [manifest.entry].flat()[0] ?? '';
      const twin = brotliDecompressSync(readFileSync(join(folder, `${main}.br`)));
      assert.deepEqual(twin, readFileSync(join(folder, main)));
      assert.deepEqual(
        present.filter((file) => /\.map$|^mf-stats/.test(file)),
        [],
      );
    });

    it('has private maps to the sources, without their text', () => {
      const [main = ''] = [manifest.entry].flat().filter((file) => file.endsWith('.js'));
      const map = JSON.parse(readFileSync(join(root, workspace, 'dist/maps', `${main}.map`), 'utf8'));
      assert.ok(map.sources.some((source: string) => /\/src\/.*\.tsx?$/.test(source)));
      assert.equal(map.sourcesContent, undefined);
    });

    it('says of which commit it is', () => {
      assert.match(manifest.commit ?? '', /^[\da-f]{40}(-dirty)?$|^$/);
      assert.equal(manifest.commit === undefined, sourceCommit() === undefined);
    });
  });

describe('the shared libraries', () => {
  const { libraries = {} } = manifestOf('shell');

  it('are all in the shell, under the keys by which remotes ask for them', () => {
    assert.deepEqual(Object.keys(libraries).toSorted(), onDemandKeys.toSorted());
    for (const [key, files] of Object.entries(libraries)) assert.ok(files.length > 0, key);
  });

  it('of each page are named, so that the HTML can preload them', () => {
    const wanted = workspaces.flatMap((workspace) =>
      manifestOf(workspace).routes.flatMap((one) => one.libraries),
    );
    assert.deepEqual(new Set(wanted), new Set(onDemandKeys.filter((key) => wanted.includes(key))));
    assert.ok(wanted.some((key) => key.startsWith('zod-')));
    assert.ok(wanted.some((key) => key.startsWith('shared-ui/libraries/')));
  });
});

it('the stylesheet of the shell begins with the lowest layer, so that no other style loses against it', () => {
  const { entry } = manifestOf('shell');
  const stylesheet = [entry].flat().find((file) => file.endsWith('.css')) ?? '';
  assert.match(readFileSync(join(folderOf('shell'), stylesheet), 'utf8'), /^@layer reset\b/);
});

it('stylesheets have names that no other remote has: webpack takes one that is in the HTML for its own', () => {
  const names = workspaces.flatMap((workspace) =>
    readdirSync(folderOf(workspace)).filter((file) => file.endsWith('.css')),
  );
  assert.deepEqual(names.toSorted(), [...new Set(names)].toSorted());
  assert.ok(names.length > workspaces.length);
});

it('the shell has no forms and no prefetching links of the router, which nobody uses', () => {
  const { entry } = manifestOf('shell');
  const script = [entry].flat().find((file) => file.endsWith('.js')) ?? '';
  const text = readFileSync(join(folderOf('shell'), script), 'utf8');
  assert.match(text, /replaceState/);
  assert.doesNotMatch(text, /x-www-form-urlencoded|data-discover/);
});

it("renders links on the server as in the browser: the facade's, not the router's own", () => {
  const [shell] = builtServerCode();
  assert.doesNotMatch(shell!.code, /data-discover/);
});

it('has bundles for the server that need no address of their own', () => {
  for (const { code } of builtServerCode()) assert.doesNotMatch(code, /new URL\([^)]*\.b\)/);
});
