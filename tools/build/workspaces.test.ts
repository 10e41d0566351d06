import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, it } from 'node:test';
import { join as joinPath } from 'node:path';
import { root } from '../root.mjs';
import { buildInputs, builtWorkspaces, remotes, workspaces } from './workspaces.ts';

/** Where the bundler finds what a remote imports by name. `shell/host` comes from the shell at run time. */
const frontDoors: [request: RegExp, file: string][] = [
  [/^shell\/forms$/, 'shell/src/forms/index.ts'],
  [/^shared-ui$/, 'shared-ui/src/index.ts'],
  [/^shared-ui\/libraries\/(\w+)$/, 'shared-ui/src/libraries/$1.ts'],
  [/^backend\/contract\/([\w/]+)$/, 'backend/src/$1/contract.ts'],
  [/^backend\/rules\/([\w/]+)$/, 'backend/src/$1/rules.ts'],
  [/^zod$/, 'shell/src/shared/zod.ts'],
];

const exists = (file: string) => existsSync(joinPath(root, file));

/** The repository's own file behind a request, if it is not a package's. */
function fileOf(from: string, request: string): string | undefined {
  if (request.startsWith('.')) {
    const path = join(dirname(from), request);
    const bare = path.replace(/\.js$/, '');
    return [path, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find(
      (file) => /\.\w+$/.test(file) && exists(file),
    );
  }
  const door = frontDoors.find(([pattern]) => pattern.test(request));
  return door && request.replace(...door);
}

/** Every file that the bundle of a workspace is made from. Imports of types are gone when it is bundled. */
function bundledFiles(entry: string, found = new Set<string>()): Set<string> {
  found.add(entry);
  if (!/\.tsx?$/.test(entry)) return found;
  const text = readFileSync(joinPath(root, entry), 'utf8').replace(/^(import|export) type [^;]*;$/gm, '');
  for (const [, , request = ''] of text.matchAll(/(from |import\(|import )'([^']+)'/g)) {
    const file = fileOf(entry, request);
    if (file && !found.has(file)) bundledFiles(file, found);
  }
  return found;
}

describe('the inputs of a build', () => {
  for (const remote of remotes)
    it(`contain every file that ${remote} imports`, () => {
      const inputs = buildInputs(remote);
      const files = [...bundledFiles(`${remote}/src/remote.tsx`)];
      const outside = files.filter((file) => !file.startsWith(`${remote}/`));
      assert.ok(outside.some((file) => file.startsWith('shared-ui/')));
      assert.ok(outside.some((file) => file.startsWith('backend/')));
      const missing = outside.filter(
        (file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)),
      );
      assert.deepEqual(missing, [], 'a change of these files would not rebuild the remote');
    });

  it('hold the rules of each domain, which need no package and no server', () => {
    const entries = buildInputs('mf-messaging').filter((file) => file.endsWith('/rules.ts'));
    assert.ok(entries.includes('backend/src/moderation/rules.ts'));
    const files = entries.flatMap((entry) => [...bundledFiles(entry)]);
    assert.ok(files.includes('backend/src/moderation/risks/find-risk.ts'));
    for (const file of new Set(files)) {
      assert.ok(
        buildInputs('mf-messaging').some((input) => file === input || file.startsWith(`${input}/`)),
        `a change of ${file} would not rebuild a remote`,
      );
      const requests = readFileSync(joinPath(root, file), 'utf8').matchAll(/ from '([^']+)'/g);
      for (const [, request = ''] of requests)
        assert.match(request, /^\.\.?\//, `${file} imports ${request}`);
    }
  });

  it('of at least one remote contain the forms of the shell', () => {
    const files = remotes.flatMap((remote) => [...bundledFiles(`${remote}/src/remote.tsx`)]);
    assert.ok(files.includes('shell/src/forms/index.ts'));
  });

  it('exist, except for those that a workspace need not have', () => {
    for (const workspace of builtWorkspaces)
      for (const input of buildInputs(workspace)) assert.ok(exists(input), `${workspace}: ${input}`);
  });
});

it('every npm workspace with sources is known to the tools', () => {
  const { workspaces: patterns } = JSON.parse(readFileSync(joinPath(root, 'package.json'), 'utf8'));
  const known = workspaces.filter((workspace) => !remotes.includes(workspace));
  assert.deepEqual(known.toSorted(), patterns.filter((one: string) => one !== 'mf-*').toSorted());
});
