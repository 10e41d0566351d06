import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { family, signalAll } from '../../faults/world/processes.ts';
import { folder, members, pidFileOf, ports, type Member } from '../settings.ts';

const numberIn = (file: string) => Number(readFileSync(file, 'utf8').split('\n')[0]);

export const postgresOf = ({ name }: Member): number[] =>
  family(numberIn(join(folder, 'data', name, 'postmaster.pid')));

export const patroniOf = ({ name }: Member): number => numberIn(pidFileOf(`${name}-patroni`));

export const etcdOf = ({ name }: Member): number => numberIn(pidFileOf(`${name}-etcd`));

export const killPostgres = (member: Member) => signalAll(postgresOf(member), 'SIGKILL');

/** As on a machine whose disk or kernel hangs. Returns how to go on. */
export function freezeDatabase(member: Member): () => void {
  const frozen = [patroniOf(member), ...postgresOf(member)];
  signalAll(frozen, 'SIGSTOP');
  return () => signalAll(frozen, 'SIGCONT');
}

/** The member whose etcd leads the others. */
export async function etcdLeader(): Promise<Member> {
  const states = await Promise.all(members.map(async (member) => ({ member, ...(await etcdState(member)) })));
  const leader = states.find(({ id, leads }) => id && id === leads);
  if (!leader) throw new Error('The etcd servers have no leader.');
  return leader.member;
}

async function etcdState({ address }: Member): Promise<{ id?: string; leads?: string }> {
  try {
    const reply = await fetch(`http://${address}:${ports.etcd}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(2_000),
    });
    const state = (await reply.json()) as { header?: { member_id?: string }; leader?: string };
    return { id: state.header?.member_id, leads: state.leader };
  } catch {
    // Ended: another one leads, or none does.
    return {};
  }
}
