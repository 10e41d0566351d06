import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../tools/run.ts';
import { debianFolder, home } from '../settings.ts';

/** Patroni needs the last one to speak to etcd. */
const packages = ['postgresql-18', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy', 'python3-etcd'];
const partial = `${debianFolder}.partial`;

export const isInstalled = () => existsSync(debianFolder);

/** A Debian sid in a folder of its own, from the mirror that this machine's apt uses. */
export async function installDebian(): Promise<void> {
  const mirror = mirrorOfApt();
  if (spawnSync('debootstrap', ['--version']).error)
    throw new Error('debootstrap is missing, which installs them into a folder: apt-get install debootstrap');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  console.log(
    `Installing Debian sid into ${debianFolder}, about 600 MB. This happens once and takes some minutes.`,
  );
  await install('Debian', 'debootstrap', ['--variant=minbase', 'sid', partial, mirror]);
  startNoServices();
  const script =
    'mount -t proc proc "$0/proc" && exec chroot "$0" apt-get install -y --no-install-recommends "$@"';
  await install(packages.join(', '), 'sh', ['-c', script, partial, ...packages]);
  spawnSync('chroot', [partial, 'apt-get', 'clean']);
  // The address of the mirror can hold a password.
  rmSync(join(partial, 'etc/apt/sources.list'), { force: true });
  renameSync(partial, debianFolder);
}

/** With a mount namespace, what an interrupted installation has mounted goes with it. */
async function install(what: string, command: string, args: string[]): Promise<void> {
  console.log(`  ${what}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive', ...proxyOfApt() };
  const { code, output } = await run('unshare', ['--mount', command, ...args], { env });
  if (code) throw new Error(`This failed:\n${output.split('\n').slice(-15).join('\n')}`);
}

function startNoServices(): void {
  const policy = join(partial, 'usr/sbin/policy-rc.d');
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const settings = join(partial, 'etc/postgresql-common/createcluster.d');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'none.conf'), 'create_main_cluster = false\n');
}

function mirrorOfApt(): string {
  const format = ['indextargets', '--format', '$(ORIGIN) $(LABEL) $(SITE)', 'Created-By: Packages'];
  const { stdout } = spawnSync('apt-get', format, { encoding: 'utf8' });
  const mirror = mirrorIn(stdout ?? '');
  if (!mirror)
    throw new Error('apt knows no mirror of Debian here, from which the missing programs could come.');
  return mirror;
}

export const mirrorIn = (targets: string): string | undefined => /^Debian Debian (\S+)$/m.exec(targets)?.[1];

function proxyOfApt(): Record<string, string> {
  const { stdout } = spawnSync('apt-config', ['shell', 'proxy', 'Acquire::http::Proxy'], {
    encoding: 'utf8',
  });
  const [, proxy] = /^proxy='(.+)'$/m.exec(stdout ?? '') ?? [];
  return proxy ? { http_proxy: proxy } : {};
}
