import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseEnv } from 'node:util';
import { inProduction } from '../../backend/src/testing/in-production.ts';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { kustomization, patchesOf, podOf, resourcesOf, type Resource } from './manifests.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const example = kustomization('example');
const resources = resourcesOf('example');
const patches = patchesOf('example').flatMap(({ documents }) => documents as Resource[]);
const settings = [...resources, ...patches]
  .filter(({ kind }) => kind === 'ConfigMap')
  .map(({ data }) => data);
const secrets = parseEnv(read('deploy/kubernetes/secrets.env.example'));

describe('the example of a cluster', () => {
  it('names the image that a tag of this version makes', () => {
    const { version } = JSON.parse(read('package.json'));
    for (const { name, newName, newTag } of example.images ?? []) {
      assert.ok(newName.endsWith(`/${name}`));
      assert.equal(newTag, version);
    }
    const names = resources.flatMap((one) => podOf(one)?.containers.map(({ image }) => image) ?? []);
    for (const name of new Set(names))
      assert.ok(
        example.images?.some((image) => image.name === name),
        name,
      );
  });

  it('has all that production needs, with the secrets filled in', async () => {
    const keys = { DATABASE_URL: 'postgres://db/amigo', SMTP_USER: 'user', SMTP_PASSWORD: 'password' };
    const bucket = { RELEASES_BUCKET_KEY_ID: 'id', RELEASES_BUCKET_SECRET: 'secret' };
    const known: Record<string, string> = { ...inProduction, ...keys, ...bucket };
    const filled = Object.keys(secrets).map((name) => [name, known[name] ?? assert.fail(name)]);
    const env = { ...Object.assign({}, ...settings), ...Object.fromEntries(filled) };
    const main = ['--import', './backend/test/typescript.ts', 'backend/src/main.ts', '--check'];
    const { code, output } = await run(process.execPath, main, { env });
    assert.equal(code, 0, output);
    assert.match(output, /Ready to start in production\.\n$/);
  });

  it('keeps no value in the file for secrets, and no secret in the settings', () => {
    assert.deepEqual(
      Object.values(secrets).filter((value) => value),
      [],
    );
    for (const name of Object.keys(secrets))
      for (const one of settings) assert.ok(!(name in (one ?? {})), name);
  });

  it('is in the namespace of its commands', () => {
    const pages = ['deploy/operating.md', 'deploy/kubernetes/secrets.env.example'].map(read).join('\n');
    const named = [...pages.matchAll(/--namespace[ =]([\w-]+)/g)].map(([, name]) => name);
    assert.ok(named.length > 2);
    assert.deepEqual([...new Set(named)], [example.namespace]);
  });
});
