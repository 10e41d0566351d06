import { join } from 'node:path';

/** Outside of the repository: a whole Debian would slow every tool that walks through the sources. */
export const home = '/var/cache/flight-amigo';
export const debianFolder = join(home, 'debian');
/** The same path inside of that Debian, so that one name is right on both sides. */
export const folder = join(home, 'cluster');

export const configurationOf = (name: string) => join(folder, 'configuration', name);
export const logOf = (name: string) => join(folder, 'logs', `${name}.log`);
export const socketOf = (name: string) => join(folder, 'run', `${name}.sock`);
export const pidFileOf = (name: string) => join(folder, 'run', `${name}.pid`);
/** The process that holds the namespaces of a running cluster. */
export const holderFile = join(home, 'holder.pid');

export interface Member {
  name: string;
  address: string;
}

/** A network for benchmarks (RFC 2544), which only exists inside the cluster's namespace. */
export const gateway = '198.18.77.1';
export const members: readonly Member[] = [1, 2, 3].map((number) => ({
  name: `member-${number}`,
  address: `198.18.77.${10 + number}`,
}));

/** What the configurations need to know of the machines. */
export interface Layout {
  members: readonly Member[];
  /** PostgreSQL's programs. */
  bin: string;
  /** Where connections to PostgreSQL come from, for pg_hba. */
  network: string;
  localLogin: 'trust' | 'peer';
  dataOf: (name: string) => string;
  etcdDataOf: (name: string) => string;
  socketsOf: (name: string) => string;
  passwordFileOf: (name: string) => string;
  poolerUsers: string;
}

export const layoutHere = (bin: string): Layout => ({
  members,
  bin,
  network: `${gateway}/24`,
  localLogin: 'trust',
  dataOf: (name) => join(folder, 'data', name),
  etcdDataOf: (name) => join(folder, 'data', `${name}-etcd`),
  socketsOf: (name) => join(folder, 'run', name),
  passwordFileOf: (name) => join(folder, 'run', `${name}.pgpass`),
  poolerUsers: configurationOf('pooler-users.txt'),
});

export const memberNamed = (name: string): Member => {
  const member = members.find((one) => one.name === name);
  if (!member) throw new Error(`No member is called ${name}`);
  return member;
};

export const ports = {
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
  /** HAProxy's, to the primary and to the replicas. */
  primary: 5000,
  replicas: 5001,
  pooler: 6432,
  /** Of the site's first node; the second has the next one. */
  site: 9101,
} as const;

export const siteNodes = ['node-1', 'node-2'] as const;
export const siteUrl = (at: number, port: number = ports.site) => `http://127.0.0.1:${port + at}`;

export const database = 'amigo';

export interface Passwords {
  amigo: string;
  postgres: string;
  replicator: string;
  rewinder: string;
}

export const databaseUrl = (passwords: Passwords, port: number) =>
  `postgres://amigo:${passwords.amigo}@127.0.0.1:${port}/${database}`;

/** What the running cluster was started with. */
export const modeFile = join(folder, 'run', 'mode.json');
