import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { normalSteps } from '../test/plan.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const hosted = [...globSync('.github/workflows/*.yml', { cwd: root }), '.devcontainer/devcontainer.json'];

it('the hosted workflows run scripts that exist', () => {
  const runs = hosted.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  assert.ok(runs.length);
  assert.deepEqual(
    runs.filter((name) => !(name in scripts)),
    [],
  );
});

it('the jobs run every step of the tests, each once', () => {
  const workflow = read('.github/workflows/check.yml');
  const named = [...workflow.matchAll(/npm test -- --only ([\w,]+)/g)].flatMap(([, keys = '']) =>
    keys.split(','),
  );
  const steps = normalSteps()
    .filter(({ run }) => run)
    .map(({ key }) => key);
  assert.deepEqual(named.toSorted(), steps.toSorted());
  assert.equal(workflow.match(/npm run test:deep/g)?.length, 1);
});

it('every room is shipped when it has changed', () => {
  const rooms = /room: \[(.+)\]/.exec(read('.github/workflows/ship.yml'))?.[1]?.split(', ');
  assert.deepEqual(rooms?.toSorted(), [...remotes, 'shell'].toSorted());
});

it('the images that are built are stages of the Dockerfile', () => {
  const targets = /target: \[(.+)\]/.exec(read('.github/workflows/check.yml'))?.[1]?.split(', ') ?? [];
  assert.ok(targets.length);
  for (const target of targets) assert.match(read('Dockerfile'), new RegExp(`^FROM .+ AS ${target}$`, 'm'));
});

it('the owners own what exists', () => {
  const paths = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/)[0]!);
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(root, path))),
    [],
  );
  for (const remote of remotes) assert.ok(paths.includes(`/${remote}/`), `nobody owns ${remote}`);
});

it('the version of Node is the one that the project installs', () => {
  assert.equal(read('.nvmrc').trim(), process.versions.node.split('.')[0]);
});
