import { dump } from 'js-yaml';
import { ports, type Layout, type Member, type Passwords } from './settings.ts';

/** The settings that Patroni keeps in etcd, for all members. */
export const shared = {
  // The smallest times that Patroni accepts: a lost machine is replaced after 20 s.
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  // A primary that crashed is replaced at once instead of being started again.
  primary_start_timeout: 0,
  // Without etcd a primary goes on while it reaches all others.
  failsafe_mode: true,
  // No commit is confirmed before a second machine has it.
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      max_wal_senders: 10,
      wal_keep_size: '256MB',
      hot_standby_feedback: 'on',
      shared_buffers: '128MB',
      // A replica whose machine is gone closes no connection. Commits wait for it until this ends.
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
    },
  },
};

export type PatroniSettings = ReturnType<typeof patroniSettings>;

export const patroniConfiguration = (...of: Parameters<typeof patroniSettings>): string =>
  dump(patroniSettings(...of));

function patroniSettings(
  { name, address }: Member,
  passwords: Passwords,
  layout: Layout,
  restLogin: { authentication?: { username: string; password: string } } = {},
) {
  const at = (port: number) => ({ listen: `${address}:${port}`, connect_address: `${address}:${port}` });
  return {
    scope: 'flight-amigo',
    name,
    restapi: { ...at(ports.patroni), ...restLogin },
    etcd3: { hosts: layout.members.map((one) => `${one.address}:${ports.etcd}`) },
    bootstrap: { dcs: shared, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      ...at(ports.postgres),
      data_dir: layout.dataOf(name),
      bin_dir: layout.bin,
      pgpass: layout.passwordFileOf(name),
      authentication: {
        superuser: { username: 'postgres', password: passwords.postgres },
        replication: { username: 'replicator', password: passwords.replicator },
        rewind: { username: 'rewinder', password: passwords.rewinder },
      },
      pg_hba: [
        `local all all ${layout.localLogin}`,
        `host replication replicator ${layout.network} scram-sha-256`,
        `host all all ${layout.network} scram-sha-256`,
      ],
      parameters: { unix_socket_directories: layout.socketsOf(name) },
    },
  };
}

export function etcdOptions({ name, address }: Member, layout: Layout): Record<string, string> {
  const clients = `http://${address}:${ports.etcd}`;
  const peers = (of: string) => `http://${of}:${ports.etcdPeers}`;
  return {
    name,
    'data-dir': layout.etcdDataOf(name),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers(address),
    'initial-advertise-peer-urls': peers(address),
    'initial-cluster': layout.members.map((one) => `${one.name}=${peers(one.address)}`).join(','),
    'initial-cluster-token': 'flight-amigo',
    'auto-compaction-retention': '1h',
  };
}

export const etcdArguments = (member: Member, layout: Layout): string[] =>
  // Six servers share one disk here. They are killed, but the disk never loses what was written.
  Object.entries({ ...etcdOptions(member, layout), 'unsafe-no-fsync': 'true' }).map(
    ([option, value]) => `--${option}=${value}`,
  );

const serverLine = ({ name, address }: Member) =>
  `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}`;

/** Patroni answers 200 to one question on the primary, to the other on a replica that is not far behind. */
const listener = (name: string, port: number, question: string, { members }: Layout) => `
listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk OPTIONS ${question}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(serverLine).join('\n')}
`;

export const proxyConfiguration = (layout: Layout): string => `global
  maxconn 1000

defaults
  mode tcp
  retries 2
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
${listener('primary', ports.primary, '/primary', layout)}${listener('replicas', ports.replicas, '/replica?lag=16MB', layout)}`;

export const poolerConfiguration = ({ poolerUsers: users }: Layout): string => `[databases]
* = host=127.0.0.1 port=${ports.primary}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
admin_users = postgres
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
max_prepared_statements = 200
server_login_retry = 1
`;

export const poolerUsers = ({ amigo, postgres }: Passwords) =>
  `"amigo" "${amigo}"\n"postgres" "${postgres}"\n`;
