import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { z } from '../../../shell/src/shared/zod.ts';
import { onDemandKeys, sharedByRemote, sharedByShell } from './shared.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const browserSources = globSync(['{shell,shared-ui,mf-*}/src/**/*.{ts,tsx}', '!**/*.test.*'], { cwd: root });
const contracts = browserSources
  .flatMap((file) => [...read(file).matchAll(/'backend\/contract\/([^']+)'/g)])
  .map(([, name]) => `backend/src/${name}/contract.ts`);
const sources = [...browserSources, ...withImported(new Set(contracts))];

/** Contracts and the contracts that they import. */
function withImported(files: Set<string>): Set<string> {
  for (const file of files)
    for (const [, request = ''] of read(file).matchAll(/from '(\.[^']+)\.js'/g))
      files.add(normalize(join(dirname(file), `${request}.ts`)));
  return files;
}

/** Names of types only; they are gone when the code runs. */
const types = new Set(['infer', 'input', 'output']);

describe('what the bundles share', () => {
  it('has every part of zod that contracts and forms use', () => {
    const used = sources.flatMap((file) => {
      const text = read(file);
      if (!/import (type )?\{[^}]*\bz\b[^}]*\} from 'zod'/.test(text)) return [];
      return [...text.matchAll(/\bz\.([a-z]\w*)(?:\.([a-z]\w*))?/g)].map(([, name, part]) => ({
        file,
        name,
        part,
      }));
    });
    assert.ok(used.length > 250, `only ${used.length} uses of zod were found`);
    const facade: Record<string, unknown> = z;
    const missing = used.filter(({ name, part }) => {
      if (!name || types.has(name)) return false;
      const found = facade[name];
      if (!found) return true;
      return typeof found === 'object' && part !== undefined && !(part in found);
    });
    assert.deepEqual(missing, [], 'add these to shell/src/shared/zod.ts');
  });

  it('names libraries by version and exports, the same in the shell and in remotes', () => {
    const keys = (shared: Record<string, { shareKey?: string }>) =>
      Object.values(shared).flatMap(({ shareKey }) => shareKey ?? []);
    assert.deepEqual(keys(sharedByRemote()), onDemandKeys);
    assert.deepEqual(keys(sharedByShell()), onDemandKeys);
    for (const key of onDemandKeys) assert.match(key, /^[\w/-]+-\d+\.\d+\.\d+-[0-9a-f]{6}$/);
  });

  it('lets a remote bring its own copy of a library, but not of React', () => {
    const shared: Record<string, { import?: unknown }> = sharedByRemote();
    assert.equal(shared.react?.import, false);
    assert.notEqual(shared.zod?.import, false);
  });
});
