import { spawnSync, type SpawnOptions } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// Tools run this file from its source, so it imports nothing of ours.

type Owner = Pick<SpawnOptions, 'uid' | 'gid'>;

/** Wraps a command of PostgreSQL, which refuses to run as root. */
export type Runner = (command: string, args: string[]) => [string, string[], Owner];

export function prepareFolder(folder: string, postgres: string): Runner {
  // A recursive mkdir would give the parents the mode of the folder.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return (command, args) => [command, args, {}];
  const nobody = { uid: idOf('-u'), gid: idOf('-g') };
  const can = (command: string, ...args: string[]) => spawnSync(command, args, nobody).status === 0;
  if (can(postgres, '--version') && can('test', '-x', dirname(folder))) {
    give(folder, nobody.uid, nobody.gid);
    return (command, args) => [command, args, nobody];
  }
  // The user `nobody` cannot enter root's home: map root to another user in a namespace.
  give(folder, 0, 0);
  const namespace = ['--user', '--map-user=65534', '--map-group=65534'];
  return (command, args) => ['unshare', [...namespace, command, ...args], {}];
}

function give(folder: string, uid: number, gid: number) {
  if (statSync(folder).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
}
