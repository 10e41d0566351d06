import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { normalSteps } from '../test/plan.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const hosted = [...globSync('.github/workflows/*.yml', { cwd: root }), '.devcontainer/devcontainer.json'];

describe('the hosted workflows', () => {
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

  it('a tag becomes both images, after all tests, with provenance and a bill of materials', () => {
    const [, publish = ''] = read('.github/workflows/check.yml').split(/^ {2}publish:$/m);
    assert.match(publish, /needs: \[test, image, manifests\]/);
    assert.match(publish, /if: startsWith\(github\.ref, 'refs\/tags\/v'\) && vars\.IMAGE_REGISTRY != ''/);
    assert.match(publish, /--provenance=mode=max --sbom=true/);
    assert.match(publish, /test "\$VERSION" = "v\$\(node -p/);
    const targets = /target: (\[.+\])/g;
    assert.equal(
      new Set([...read('.github/workflows/check.yml').matchAll(targets)].map(([, one]) => one)).size,
      1,
    );
  });

  it('the version of the product is the newest in the changelog', () => {
    const [, version, day] = /^## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)$/m.exec(read('CHANGELOG.md')) ?? [];
    assert.equal(version, JSON.parse(read('package.json')).version);
    assert.equal(version, JSON.parse(read('package-lock.json')).version);
    assert.ok(Date.parse(day ?? ''));
  });

  it('every way to deploy is held against published schemas', () => {
    const [, job = ''] = /^ {2}manifests:$([^]*?)^ {2}\S/m.exec(read('.github/workflows/check.yml')) ?? [];
    for (const file of globSync('deploy/compose-*.yml', { cwd: root }))
      assert.ok(job.includes(`-f ${file} `), file);
    for (const file of globSync('deploy/kubernetes/*/kustomization.yaml', { cwd: root })) {
      const folder = file.split('/')[2]!;
      const isWhole = /^kind: Kustomization$/m.test(read(file)) && folder !== 'base';
      if (isWhole) assert.match(job, new RegExp(`for folder in .*\\b${folder}\\b`));
    }
  });

  it('known holes are looked for every day, and block no change', () => {
    const audit = read('.github/workflows/audit.yml');
    assert.match(audit, /^ {2}schedule:$/m);
    assert.doesNotMatch(audit, /pull_request|push:/);
    assert.match(audit, /npm audit .*--audit-level=high/);
  });

  it('what a tag may change under us is pinned by Renovate', () => {
    const { extends: presets } = JSON.parse(read('.github/renovate.json'));
    for (const preset of ['docker:pinDigests', 'helpers:pinGitHubActionDigests'])
      assert.ok(presets.includes(preset));
  });

  it('webpack stays where it is for the reason beside it', () => {
    const { dependencies, '//': reason } = JSON.parse(read('package.json'));
    const { packageRules } = JSON.parse(read('.github/renovate.json'));
    const [, issue = ''] = /(module-federation\/core#\d+)/.exec(reason) ?? [];
    assert.ok(issue);
    const rule = packageRules.find((one: { allowedVersions?: string }) => one.allowedVersions);
    assert.ok(rule.description.includes(issue));
    const below = Number(/^<5\.(\d+)$/.exec(rule.allowedVersions)?.[1]);
    assert.ok(Number(dependencies.webpack.split('.')[1]) < below);
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
});
