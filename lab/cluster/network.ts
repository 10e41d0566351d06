import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { gateway, members, type Member } from './settings.ts';

const bridge = 'cluster';

/** A bridge, and for each member a network namespace with one cable to it. All of it ends with our own namespace. */
export function buildNetwork(): void {
  mkdirSync('/run/netns', { recursive: true });
  execute('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  ip('link set lo up');
  ip(`link add ${bridge} type bridge`);
  ip(`addr add ${gateway}/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  for (const { name, address } of members) {
    ip(`netns add ${name}`);
    ip(`link add ${name} type veth peer name eth0 netns ${name}`);
    ip(`-n ${name} addr add ${address}/24 dev eth0`);
    ip(`-n ${name} link set eth0 up`);
    ip(`-n ${name} link set lo up`);
    ip(`link set ${name} up`);
    plugIn({ name });
  }
}

export const plugIn = ({ name }: Pick<Member, 'name'>) => ip(`link set ${name} master ${bridge}`);

/** Drops packets silently in both directions, as a broken switch does. */
export const pullOut = ({ name }: Pick<Member, 'name'>) => ip(`link set ${name} nomaster`);

const ip = (args: string) => execute('ip', args.split(' '));

export function execute(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
