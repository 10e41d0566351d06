import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'js-yaml';
import { root } from '../root.mjs';

interface Service {
  profiles?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  mem_limit?: string;
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = read('docker-compose.yml');
const { services } = load(compose) as Compose;
const managed = load(read('deploy/compose-managed-database.yml')) as Compose;

describe('docker compose', () => {
  it('requires no variable inside another one: until 2026 Compose refused it although the other was set', () => {
    const nested = /\$\{[^{}]*\$\{[^{}]*\?/;
    for (const file of ['docker-compose.yml', 'deploy/compose-secrets.yml'])
      assert.doesNotMatch(read(file), nested, file);
  });

  it('starts PostgreSQL before the migration, and the servers after both', () => {
    assert.deepEqual(services['migration']?.depends_on, { database: { condition: 'service_healthy' } });
    assert.deepEqual(services['node-1']?.depends_on, {
      migration: { condition: 'service_completed_successfully' },
    });
  });

  it('gives PostgreSQL the memory that it has in Kubernetes, and no more', () => {
    const pod = /memory: (\d)Gi/.exec(read('deploy/kubernetes/one-machine/database.yaml'))?.[1];
    assert.equal(services['database']?.mem_limit, `${pod}g`);
  });

  it('is reached from this machine alone, unless .env says otherwise', () => {
    assert.deepEqual(services['proxy']?.ports, ['${LISTEN_ADDRESS:-127.0.0.1}:8080:8080']);
    const published = Object.values(services).filter(({ ports }) => ports);
    assert.equal(published.length, 1);
  });

  it('has images of a registry instead of its own, when .env names them', () => {
    for (const name of ['server', 'proxy'])
      assert.ok(compose.includes(`image: \${${name.toUpperCase()}_IMAGE:-flight-amigo-${name}}\n`), name);
  });
});

describe('a managed database with docker compose', () => {
  it('needs no password of PostgreSQL, because none is demanded', () => {
    assert.doesNotMatch(compose, /\$\{\w+:?\?/);
    assert.match(compose, /DATABASE_URL: \$\{DATABASE_URL:-postgres:/);
  });

  it('starts no PostgreSQL, and nothing waits for one', () => {
    assert.deepEqual(managed.services['database'], { profiles: ['database'] });
    assert.deepEqual(managed.services['migration']?.depends_on, {
      database: { condition: 'service_healthy', required: false },
    });
    const others = Object.entries(services).filter(([name]) => name !== 'migration');
    for (const [name, { depends_on: needs = {} }] of others) assert.ok(!('database' in needs), name);
  });
});
