import { setTimeout as pause } from 'node:timers/promises';
import type { Simulation } from '../load/simulation.ts';
import type { World } from '../world/world.ts';
import { lost, wrong, type Proof } from './findings.ts';

const timeout = 60_000;

const waiting = `
  select name, count(*)::int as count from pgboss.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and name <> 'dead-letters'
    and start_after <= now()
  group by 1`;

const unheard = `
  select count(*)::int as count from unnest($1::bigint[], $2::bigint[]) as page (user_id, heard)
  join inbox using (user_id) where last_event > heard`;

/** Brings forward what the nodes would do within minutes or hours: retries and reconciliation. */
export async function settle({ postgres, url }: World, { pages }: Simulation): Promise<void> {
  await fetch(`${url}/sandbox/knobs`, { method: 'DELETE' });
  await postgres.query('update tip set look_at = now() where look_at is not null');
  await postgres.query(`insert into pgboss.job (name, data) values ('tip.reconcile', '{}')`);
  const isQuiet = async () => {
    await postgres.query(
      `update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
    );
    const jobs = await postgres.query(waiting);
    const heard = [pages.map(({ person }) => person.id), pages.map(({ lastEvent }) => lastEvent)];
    const [behind] = await postgres.query<{ count: number }>(unheard, heard);
    return !jobs.length && !behind?.count;
  };
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(250))
    if (await isQuiet()) return;
}

export const queueIsEmpty: Proof = {
  name: 'every job is done: nothing waits, nothing is a dead letter',
  async check({ postgres }) {
    const jobs = await postgres.query<{ name: string; count: number }>(waiting);
    const dead = await postgres.query<{ from: string; why: string }>(
      `select source_name as from, left(source_output::text, 200) as why from pgboss.job where name = 'dead-letters'`,
    );
    return [
      ...jobs.map(({ name, count }) => lost(`${count} jobs of ${name} are still waiting`)),
      ...dead.map(({ from, why }) => wrong(`a dead letter of ${from}: ${why}`)),
    ];
  },
};
