import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { memberClient, query } from '../member-client.ts';
import { plugIn, pullOut } from '../network.ts';
import { readSecrets } from '../passwords.ts';
import { database, databaseUrl, ports, type Member } from '../settings.ts';
import { leaderIn, order, synchronousIn, type MemberState } from '../state.ts';
import { etcdLeader, etcdOf, freezeDatabase, killPostgres } from './machine.ts';
import { table } from './direct-writes.ts';
import type { BreakName } from './names.ts';

export interface Broken {
  what: string;
  /** The primary before, which must not confirm any write from now on. */
  cutOff?: Member;
  repair?: () => void;
}

export interface Break {
  /** Seconds until it is repaired: longer than Patroni needs to replace a primary that is silent. */
  seconds: number;
  inflict(states: readonly MemberState[], isDirect: boolean): Promise<Broken>;
}

export const breaks: Record<BreakName, Break> = {
  'switch-over': {
    seconds: 5,
    async inflict(states, isDirect) {
      const [from, to] = [leaderOf(states), synchronousOf(states)];
      const began = Date.now();
      await (isDirect ? switchOver(from, to) : whilePaused(() => switchOver(from, to)));
      const seconds = ((Date.now() - began) / 1_000).toFixed(1);
      return { what: `${to.name} took over from ${from.name} within ${seconds} s, as planned` };
    },
  },
  'kill-primary': {
    seconds: 5,
    inflict(states) {
      const primary = leaderOf(states);
      killPostgres(primary);
      return Promise.resolve({ what: `PostgreSQL was killed on ${primary.name}, the primary` });
    },
  },
  'freeze-primary': {
    seconds: 35,
    async inflict(states) {
      const primary = leaderOf(states);
      await query(memberClient(primary), table);
      const repair = freezeDatabase(primary);
      return {
        what: `PostgreSQL and Patroni were frozen on ${primary.name}, the primary`,
        cutOff: primary,
        repair,
      };
    },
  },
  'cut-member': {
    seconds: 35,
    async inflict(states) {
      const primary = leaderOf(states);
      await query(memberClient(primary), table);
      pullOut(primary);
      const repair = () => plugIn(primary);
      return { what: `${primary.name}, the primary, was cut off from the network`, cutOff: primary, repair };
    },
  },
  'kill-etcd-leader': {
    seconds: 15,
    async inflict() {
      const leader = await etcdLeader();
      process.kill(etcdOf(leader), 'SIGKILL');
      return { what: `etcd was killed on ${leader.name}, where it led` };
    },
  },
  'lose-replica': {
    seconds: 35,
    inflict(states) {
      const replica = synchronousOf(states);
      pullOut(replica);
      const repair = () => plugIn(replica);
      return Promise.resolve({ what: `${replica.name}, the synchronous replica, was cut off`, repair });
    },
  },
};

async function switchOver(from: Member, to: Member): Promise<void> {
  await order(from, 'POST', '/switchover', { leader: from.name, candidate: to.name });
  while (!(await leadsTo(to))) await pause(50);
}

/** Where the proxy sends those who write. */
async function leadsTo({ address }: Member): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl(readSecrets(), ports.primary),
    connectionTimeoutMillis: 2_000,
  });
  const text = 'select host(inet_server_addr()) as address, pg_is_in_recovery() as "isReplica"';
  try {
    const [row] = await query<{ address: string; isReplica: boolean }>(client, text);
    return row?.address === address && !row.isReplica;
  } catch {
    // Not there yet.
    return false;
  }
}

/** PgBouncer lets transactions end, and holds new ones back meanwhile. */
async function whilePaused(work: () => Promise<void>): Promise<void> {
  const { postgres } = readSecrets();
  const pooler = (command: string) =>
    query(new Client(`postgres://postgres:${postgres}@127.0.0.1:${ports.pooler}/pgbouncer`), command);
  await pooler(`PAUSE ${database}`);
  try {
    await work();
  } finally {
    await pooler(`RESUME ${database}`);
  }
}

function leaderOf(states: readonly MemberState[]): Member {
  const leader = leaderIn(states);
  if (!leader) throw new Error('There is no primary.');
  return leader;
}

function synchronousOf(states: readonly MemberState[]): Member {
  const replica = synchronousIn(states);
  if (!replica) throw new Error('There is no synchronous replica.');
  return replica;
}
