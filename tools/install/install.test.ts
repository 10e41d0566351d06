import assert from 'node:assert/strict';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { obstacleOn } from './state.mjs';

const folder = tempFolder('install');
const lockfile = (version: string) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/react': { version } } });

/** A repository with a lockfile, in which `npm` is a script that records its arguments. */
function repositoryWith(name: string, { installed, npm }: { installed?: string; npm?: string } = {}) {
  const path = join(folder.path, name);
  for (const file of ['install.mjs', 'lock.mjs', 'root.mjs', 'install/packages.mjs', 'install/state.mjs'])
    cpSync(join(root, 'tools', file), join(path, 'tools', file));
  folder.write(`${name}/package-lock.json`, lockfile('2.0.0'));
  folder.write(`${name}/package.json`, JSON.stringify({ allowScripts: { good: true, bad: false } }));
  if (installed) folder.write(`${name}/node_modules/.package-lock.json`, lockfile(installed));
  const script = `#!/bin/sh\necho "$@" >> ${path}/npm.log\n${npm ?? 'cp package-lock.json node_modules/.package-lock.json'}\n`;
  folder.write(`${name}/node_modules/.keep`, '');
  chmodSync(folder.write(`${name}/bin/npm`, script), 0o755);
  const env = { PATH: [join(path, 'bin'), process.env.PATH].join(delimiter) };
  return {
    install: (...sets: string[]) => run(process.execPath, ['tools/install.mjs', ...sets], { cwd: path, env }),
    calls: () => (existsSync(join(path, 'npm.log')) ? folder.read(`${name}/npm.log`) : ''),
  };
}

const quietly = '--no-audit --no-fund --loglevel=error\n';
const rebuild = `rebuild good ${quietly}`;
const npmCi = `ci --ignore-scripts ${quietly}${rebuild}`;

describe('the step before npm start, npm run dev and npm test', () => {
  it('does nothing when the packages are those of the lockfile', async () => {
    const { install, calls } = repositoryWith('installed', { installed: '2.0.0' });
    assert.deepEqual(await install(), { code: 0, output: '' });
    assert.equal(calls(), '');
  });

  it('installs them when there are none, or others', async () => {
    for (const [name, options] of Object.entries({ fresh: {}, outdated: { installed: '1.0.0' } })) {
      const { install, calls } = repositoryWith(name, options);
      const { code, output } = await install();
      assert.equal(code, 0, output);
      assert.match(
        output,
        /^Installing the packages of the project with npm ci …\nPackages installed in \d+ s\.\n$/,
      );
      assert.equal(calls(), npmCi);
    }
  });

  it('ends with the exit code of npm, whose message is on the screen', async () => {
    const { install } = repositoryWith('offline', { npm: 'echo "no network" >&2; exit 7' });
    const { code, output } = await install();
    assert.equal(code, 7);
    assert.match(output, /no network\n.*npm ci failed; its own message is above\.\n/s);
  });

  it('installs once when two commands start together', async () => {
    const slow = 'sleep 0.3; cp package-lock.json node_modules/.package-lock.json';
    const { install, calls } = repositoryWith('together', { npm: slow });
    const results = await Promise.all([install(), install()]);
    assert.deepEqual(
      results.map(({ code }) => code),
      [0, 0],
    );
    assert.equal(calls(), npmCi);
    assert.match(
      results.map(({ output }) => output).join(),
      /Waiting for another install \(process \d+\) to finish/,
    );
  });
});

describe('a command that needs only a part of the packages', () => {
  /** What npm leaves behind when it was told to leave packages out. */
  const partly =
    'if [ $1 = ci ]; then rm -f node_modules/.package-set.json; fi; echo \'{"packages":{}}\' > node_modules/.package-lock.json';

  it('installs that part, and a later command adds the rest', async () => {
    const { install, calls } = repositoryWith('parts', { npm: partly });
    for (const sets of [['server'], ['server'], ['build'], ['server'], [], ['build'], []])
      assert.equal((await install(...sets)).code, 0);
    assert.equal(
      calls(),
      `ci --ignore-scripts --omit=dev --workspace=backend ${quietly}${rebuild}install --no-save --ignore-scripts --omit=dev ${quietly}${rebuild}install --no-save --ignore-scripts ${quietly}${rebuild}`,
    );
  });

  it('installs what was there again when the lockfile has changed', async () => {
    const { install, calls } = repositoryWith('parts-outdated', { npm: partly });
    await install('build');
    folder.write('parts-outdated/package-lock.json', lockfile('3.0.0'));
    await install('server');
    assert.equal(calls(), `ci --ignore-scripts --omit=dev ${quietly}${rebuild}`.repeat(2));
    const all = repositoryWith('all-outdated', { installed: '1.0.0', npm: partly });
    await all.install('server');
    assert.equal(all.calls(), npmCi);
  });

  it('installs it again after an interruption', async () => {
    const fails = `${partly}; [ "$1" != install ]`;
    const { install, calls } = repositoryWith('parts-interrupted', { npm: fails });
    await install('server');
    assert.equal((await install('build')).code, 1);
    await install('server');
    assert.match(
      calls(),
      /^ci .*\nrebuild .*\ninstall .*\nci --ignore-scripts --omit=dev --workspace=backend .*\nrebuild good .*\n$/,
    );
  });

  it('needs the name of a part that there is', async () => {
    const { code, output } = await repositoryWith('parts-unknown').install('servers');
    assert.equal(code, 2);
    assert.equal(output, 'There is no set of packages servers. Sets: server, build, everything.\n');
  });
});

it('every package with a script for its installation is allowed it or not', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const locked = Object.entries<{ hasInstallScript?: boolean }>(read('package-lock.json').packages);
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  assert.ok(withScript.length);
  assert.deepEqual(
    Object.keys(read('package.json').allowScripts).toSorted(),
    [...new Set(withScript)].toSorted(),
  );
});

it('a machine that cannot run the project is told before anything is installed', () => {
  const linux = { platform: 'linux', arch: 'x64', node: '20.0.0', isAlpine: false };
  assert.equal(obstacleOn(linux), undefined);
  assert.match(obstacleOn({ ...linux, isAlpine: true }) ?? '', /Alpine.*devcontainer/);
  assert.match(obstacleOn({ ...linux, platform: 'win32' }) ?? '', /Windows.*devcontainer/);
  const mac = { platform: 'darwin', arch: 'arm64', node: '22.17.1', isAlpine: false };
  assert.match(obstacleOn(mac) ?? '', /^Node 22\.17\.1 is too old here/);
  assert.equal(obstacleOn({ ...mac, node: '22.18.0' }), undefined);
  assert.match(obstacleOn({ ...linux, arch: 'riscv64' }) ?? '', /too old/);
});
