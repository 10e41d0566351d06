import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadAll } from 'js-yaml';
import { root } from '../root.mjs';
import { patchesOf, podOf, resourcesOf, type Resource } from './manifests.ts';

interface Service {
  environment: Record<string, string>;
  secrets: string[];
}
interface Compose {
  'x-server'?: Service;
  services: Record<string, Service>;
  secrets?: Record<string, { file: string }>;
}

const examples = readFileSync(join(root, '.env.example'), 'utf8');
const secretFiles = new Set(
  [...examples.matchAll(/^# .+secret\)\n#([A-Z_]+)=/gm)].map(([, name]) => `${name}_FILE`),
);
const compose = (file: string) => loadAll(readFileSync(join(root, file), 'utf8'))[0] as Compose;
const patches = patchesOf('secret-files');

describe('secrets in Kubernetes', () => {
  it('pods find each secret in the file that its variable names', () => {
    const settings = patches.flatMap(({ target, documents }) =>
      target ? [] : Object.entries((documents as Resource[])[0]?.data ?? {}),
    );
    assert.ok(settings.length);
    for (const [name, path] of settings) {
      assert.ok(secretFiles.has(name), name);
      assert.equal(path, `/run/secrets/site/${name.replace(/_FILE$/, '')}`);
    }
  });

  it('all pods of ours, and no others, get the files instead of the variables', () => {
    const ours = resourcesOf('base').filter((one) => podOf(one));
    for (const one of ours)
      assert.deepEqual(podOf(one)!.containers[0]!.envFrom?.[1], { secretRef: { name: 'site-secrets' } });
    assert.deepEqual(
      patches.flatMap(({ target }) => (target ? [`${target.kind} ${target.name}`] : [])).toSorted(),
      ours.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted(),
    );
  });

  it('containers get secrets that are there, in services that are there', () => {
    const { services, secrets = {} } = compose('deploy/compose-secrets.yml');
    const { services: base, 'x-server': server } = compose('docker-compose.yml');
    for (const [name, service] of Object.entries(services)) {
      assert.ok(name in base, name);
      const files = Object.entries(service.environment).filter(([, value]) => value);
      assert.deepEqual(
        files.map(([, path]) => path),
        service.secrets.map((secret) => `/run/secrets/${secret}`),
      );
      for (const secret of service.secrets) assert.ok(secret in secrets, secret);
      for (const [variable] of files) {
        assert.ok(name === 'database' || secretFiles.has(variable), variable);
        // What docker-compose.yml sets must be empty, because a secret that is given twice is refused.
        const plain = variable.replace(/_FILE$/, '');
        if (plain in (base[name]?.environment ?? server!.environment))
          assert.equal(service.environment[plain], '');
      }
    }
  });
});
