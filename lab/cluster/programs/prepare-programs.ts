import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { debianFolder } from '../settings.ts';
import { installDebian, isInstalled } from './debian.ts';

export interface Programs {
  /** The folder that is `/` for them. */
  root: string;
  /** PostgreSQL's, inside of it. */
  bin: string;
}

interface Program {
  name: string;
  /** Places to look at, the best first. */
  commands(root: string): string[];
  option: string;
  least: string;
}

const onPath = (command: string) => () => [command];

const needed: readonly Program[] = [
  { name: 'PostgreSQL', commands: postgresIn, option: '--version', least: '18' },
  { name: 'Patroni', commands: onPath('patroni'), option: '--version', least: '4' },
  { name: 'etcd', commands: onPath('etcd'), option: '--version', least: '3.5' },
  { name: 'PgBouncer', commands: onPath('pgbouncer'), option: '--version', least: '1.24' },
  { name: 'HAProxy', commands: onPath('haproxy'), option: '-v', least: '2.6' },
];

/** Says what it found. Installs what is missing into a folder of its own. */
export async function preparePrograms(): Promise<Programs> {
  const here = look('/');
  console.log(`On this machine: ${here.found.join(', ') || 'none of the programs'}.`);
  if (here.programs) return here.programs;
  console.log(`Missing here: ${here.missing.join(', ')}.`);
  if (!isInstalled()) await installDebian();
  const { programs, found, missing } = look(debianFolder);
  if (!programs)
    throw new Error(`${debianFolder} has no ${missing.join(', no ')}. Delete it to install it again.`);
  console.log(`Using Debian sid in ${debianFolder}: ${found.join(', ')}.`);
  return programs;
}

function look(root: string): { programs?: Programs; found: string[]; missing: string[] } {
  const found: string[] = [];
  const missing: string[] = [];
  let bin = '';
  for (const program of needed) {
    const { name, commands, option, least } = program;
    const versions = commands(root).map((command) => ({
      command,
      version: versionIn(root, command, option),
    }));
    const good = versions.find(({ version }) => version && isAtLeast(version, least));
    if (good) found.push(`${name} ${good.version}`);
    else missing.push(`${name} ${least}`);
    if (good && name === 'PostgreSQL') bin = dirname(good.command);
  }
  const hasUser = spawnSync('chroot', [root, 'id', 'postgres']).status === 0;
  if (!hasUser) missing.push('the user postgres');
  return { found, missing, ...(!missing.length && { programs: { root, bin } }) };
}

function postgresIn(root: string): string[] {
  const ofDebian = globSync(join(root, 'usr/lib/postgresql/*/bin/postgres')).sort().reverse();
  return [
    ...ofDebian.map((file) => join('/', file.slice(root.length))),
    '/usr/bin/postgres',
    '/usr/local/bin/postgres',
  ];
}

function versionIn(root: string, command: string, option: string): string | undefined {
  const { status, stdout } = spawnSync('chroot', [root, command, option], { encoding: 'utf8' });
  return status === 0 ? versionOf(stdout) : undefined;
}

export const versionOf = (output: string): string | undefined => /\d+(\.\d+)+/.exec(output)?.[0];

export function isAtLeast(version: string, least: string): boolean {
  const [own, wanted] = [version, least].map((text) => text.split('.').map(Number));
  for (const [at, part] of (wanted ?? []).entries()) {
    const difference = (own?.[at] ?? 0) - part;
    if (difference) return difference > 0;
  }
  return true;
}
