import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as configuration from './configuration.ts';
import { execute } from './network.ts';
import { readSecrets, chooseSecrets } from './passwords.ts';
import type { Programs } from './programs/prepare-programs.ts';
import { Service } from './service.ts';
import { configurationOf, folder, layoutHere, members } from './settings.ts';

/** Leftovers of a killed run would be taken for running servers: process ids repeat in every namespace. */
export function prepareFolders({ root }: Programs, isFresh: boolean): void {
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  for (const name of ['data', 'run', 'logs', 'configuration'])
    mkdirSync(join(folder, name), { recursive: true });
  rmSync(join(folder, 'run'), { recursive: true });
  for (const { name } of members) {
    rmSync(join(folder, 'data', name, 'postmaster.pid'), { force: true });
    mkdirSync(join(folder, 'run', name), { recursive: true });
  }
  chmodSync(folder, 0o755);
  if (root !== '/') {
    mkdirSync(join(root, folder), { recursive: true });
    execute('mount', ['--bind', folder, join(root, folder)]);
    execute('mount', ['--rbind', '/dev', join(root, 'dev')]);
    execute('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
  }
  execute('mount', ['-t', 'tmpfs', 'tmpfs', join(root, 'dev/shm')]);
}

export function writeConfigurations({ root, bin }: Programs): void {
  chooseSecrets();
  const secrets = readSecrets();
  const layout = layoutHere(bin);
  const write = (name: string, text: string) => writeFileSync(configurationOf(name), text);
  for (const member of members)
    write(`${member.name}.yml`, configuration.patroniConfiguration(member, secrets, layout));
  write('haproxy.cfg', configuration.proxyConfiguration(layout));
  write('pgbouncer.ini', configuration.poolerConfiguration(layout));
  write('pooler-users.txt', configuration.poolerUsers(secrets));
  const owned = ['data', 'run', 'configuration'].map((name) => join(folder, name));
  execute('chroot', [root, 'chown', '-R', 'postgres:postgres', ...owned]);
  chmodSync(join(folder, 'configuration'), 0o700);
}

/** Three machines with etcd, Patroni and PostgreSQL, and what is between them and the site. */
export function databaseServices({ root, bin }: Programs): Service[] {
  const layout = layoutHere(bin);
  // A machine of their own would never keep them waiting.
  const command = (...words: string[]) => [
    'nice',
    '-n',
    '-10',
    'chroot',
    '--userspec=postgres:postgres',
    root,
    ...words,
  ];
  const on = (name: string, ...words: string[]) => ['ip', 'netns', 'exec', name, ...command(...words)];
  return [
    ...members.map(
      (member) =>
        new Service(
          `${member.name}-etcd`,
          on(member.name, 'etcd', ...configuration.etcdArguments(member, layout)),
        ),
    ),
    ...members.map(
      ({ name }) => new Service(`${name}-patroni`, on(name, 'patroni', configurationOf(`${name}.yml`))),
    ),
    new Service('haproxy', command('haproxy', '-db', '-f', configurationOf('haproxy.cfg'))),
    new Service('pgbouncer', command('pgbouncer', configurationOf('pgbouncer.ini'))),
  ];
}
