import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'js-yaml';
import {
  etcdArguments,
  patroniConfiguration,
  poolerConfiguration,
  poolerUsers,
  proxyConfiguration,
  shared,
  type PatroniSettings,
} from './configuration.ts';
import { layoutHere, members, type Member } from './settings.ts';

const passwords = { amigo: 'one', postgres: 'two', replicator: 'three', rewinder: 'four' };
const [first, second] = members as [Member, Member];
const layout = layoutHere('/usr/lib/postgresql/18/bin');
const patroni = load(patroniConfiguration(first, passwords, layout)) as PatroniSettings;

describe('the configuration of the cluster', () => {
  it('tells each Patroni its own addresses and those of every etcd', () => {
    assert.equal(patroni.name, 'member-1');
    assert.equal(patroni.restapi.connect_address, '198.18.77.11:8008');
    assert.equal(patroni.postgresql.connect_address, '198.18.77.11:5432');
    assert.deepEqual(patroni.etcd3.hosts, ['198.18.77.11:2379', '198.18.77.12:2379', '198.18.77.13:2379']);
    assert.deepEqual(patroni.postgresql.authentication.replication, {
      username: 'replicator',
      password: 'three',
    });
  });

  it('confirms no commit that only one machine has', () => {
    assert.equal(patroni.bootstrap.dcs.synchronous_mode, true);
    assert.ok(!('synchronous_commit' in shared.postgresql.parameters));
  });

  it('has times that Patroni accepts: a primary gives up before another one takes over', () => {
    const { ttl, loop_wait: wait, retry_timeout: retry } = shared;
    assert.ok(wait + 2 * retry <= ttl);
    assert.ok(ttl >= 20 && retry >= 3 && wait >= 1);
  });

  it('makes one cluster of three etcd servers', () => {
    const options = [etcdArguments(first, layout), etcdArguments(second, layout)];
    const initial = (all: string[]) => all.find((option) => option.startsWith('--initial-cluster='));
    assert.equal(initial(options[0] ?? []), initial(options[1] ?? []));
    assert.match(initial(options[0] ?? []) ?? '', /member-3=http:\/\/198\.18\.77\.13:2380/);
    assert.ok(options[1]?.includes('--listen-peer-urls=http://198.18.77.12:2380'));
  });

  it('sends writes to the primary and reads to replicas, and ends connections to a server that is down', () => {
    const [, primary = '', replicas = ''] = proxyConfiguration(layout).split('\nlisten ');
    assert.match(primary, /^primary\n {2}bind 127\.0\.0\.1:5000\n/);
    assert.match(primary, /OPTIONS \/primary\n/);
    assert.match(replicas, /OPTIONS \/replica\?lag=16MB\n/);
    for (const part of [primary, replicas]) {
      assert.match(part, /on-marked-down shutdown-sessions/);
      for (const { address } of members) assert.ok(part.includes(` ${address}:5432 check port 8008`));
    }
  });

  it('keeps prepared statements in the pooler, which leads to the primary', () => {
    assert.match(poolerConfiguration(layout), /^\* = host=127\.0\.0\.1 port=5000$/m);
    assert.match(poolerConfiguration(layout), /^pool_mode = transaction$/m);
    assert.match(poolerConfiguration(layout), /^max_prepared_statements = [1-9]/m);
    assert.equal(poolerUsers(passwords), '"amigo" "one"\n"postgres" "two"\n');
  });
});
