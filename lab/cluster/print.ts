import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import {
  etcdOptions,
  patroniConfiguration,
  poolerConfiguration,
  poolerUsers,
  proxyConfiguration,
} from './configuration.ts';
import type { Layout, Passwords } from './settings.ts';

/** Placeholders that the operator replaces. Equal ones must get the same value. */
const passwords: Passwords = {
  amigo: 'PASSWORD-OF-AMIGO',
  postgres: 'PASSWORD-OF-POSTGRES',
  replicator: 'PASSWORD-OF-REPLICATOR',
  rewinder: 'PASSWORD-OF-REWINDER',
};
const restPassword = { authentication: { username: 'patroni', password: 'PASSWORD-OF-PATRONI' } };

/** The folders of Debian's packages. */
const layoutOf = (addresses: readonly string[]): Layout => ({
  members: addresses.map((address, at) => ({ name: `member-${at + 1}`, address })),
  bin: '/usr/lib/postgresql/18/bin',
  network: 'samenet',
  localLogin: 'peer',
  dataOf: () => '/var/lib/postgresql/18/amigo',
  etcdDataOf: () => '/var/lib/etcd/amigo',
  socketsOf: () => '/var/run/postgresql',
  passwordFileOf: () => '/var/lib/postgresql/patroni.pgpass',
  poolerUsers: '/etc/pgbouncer/userlist.txt',
});

/** The configurations of `npm run cluster` for machines with these addresses: name and text of each file. */
export function configurationsFor(addresses: readonly string[]): [name: string, text: string][] {
  const layout = layoutOf(addresses);
  return [
    ...layout.members.flatMap((member): [string, string][] => [
      [`${member.name}/etcd.yml`, dump(etcdOptions(member, layout))],
      [`${member.name}/patroni.yml`, patroniConfiguration(member, passwords, layout, restPassword)],
    ]),
    ['haproxy.cfg', proxyConfiguration(layout)],
    ['pgbouncer.ini', poolerConfiguration(layout)],
    ['userlist.txt', poolerUsers(passwords)],
  ];
}

export function printConfigurations(addresses: readonly string[], folder?: string): void {
  const files = configurationsFor(addresses);
  if (folder && existsSync(folder) && readdirSync(folder).length)
    throw new Error(`${folder} is not empty. Name another folder.`);
  for (const [name, text] of files) {
    if (!folder) {
      console.log(`# ${name}\n${text}`);
      continue;
    }
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    console.log(join(folder, name));
  }
  if (folder) console.log('Replace each PASSWORD-OF-… in them: deploy/cluster.md, "Configuration".');
}
