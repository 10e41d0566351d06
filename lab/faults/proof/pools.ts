import { setTimeout as pause } from 'node:timers/promises';
import { Browser, type Request } from '../load/browser.ts';
import type { Person } from '../load/people.ts';
import { Traffic } from '../load/traffic.ts';
import { poolSize, type World } from '../world/world.ts';
import { wedged, type Proof } from './findings.ts';

/** Each change waits for this lock with its connection. Reads and sessions go on. */
const holdUp = `
  begin;
  lock table message, "user", block in share row exclusive mode;
  select pg_sleep(3.5);
  rollback`;

const waiting = `
  select count(*)::int as count from pg_stat_activity
  where application_name = 'amigo-orm' and wait_event_type = 'Lock' and client_port = any($1)`;

// A pool that has lost connections still serves, only more slowly, until the last is lost. Single requests cannot
// show that.
export async function usableConnections(world: World, people: Person[]): Promise<number[]> {
  const lock = world.postgres.query(holdUp);
  await pause(200);
  const answers: Promise<unknown>[] = [];
  const send = (me: Person, path: string, request: Request) => {
    // Their responses are late or refused, which is not an error of the site.
    const browser = new Browser(world.url, '10.9.9.9', me.browser.session, new Traffic());
    for (const { url } of world.nodes) answers.push(browser.ask(path, { ...request, at: url }));
  };
  // Each kind of change may use only a part of a pool.
  for (let pair = 0; pair < poolSize; pair += 1) {
    const [from, to] = people.slice(2 * pair);
    if (from && to) send(from, '/api/messages', { body: { receiverId: to.id, content: 'All at once' } });
  }
  await pause(700);
  for (const me of people.slice(0, poolSize))
    send(me, '/api/profile', { method: 'PATCH', body: { languages: 'English' } });
  await pause(700);
  for (const [at, me] of people.slice(0, poolSize).entries())
    send(me, `/api/blocks/${people.at(-1 - at)?.id}`, { method: 'DELETE' });
  const most = world.nodes.map(() => 0);
  for (let sample = 0; sample < 10; sample += 1) {
    await pause(100);
    for (const [at, wire] of world.wires.entries()) {
      const [row] = await world.postgres.query<{ count: number }>(waiting, [wire.databasePorts]);
      most[at] = Math.max(most[at] ?? 0, row?.count ?? 0);
    }
  }
  await Promise.all([lock, ...answers]);
  return most;
}

/** Compares with the connections before the first fault. */
export const poolsAreWhole = (before: number[]): Proof => ({
  name: 'no node has lost a place in its connection pool',
  async check(world, { people }) {
    let now = await usableConnections(world, people);
    // A busy machine may only be slow: a lost connection is missing in every count.
    for (let tries = 1; tries < 3 && now.some((is, at) => is < (before[at] ?? 0)); tries += 1)
      now = await usableConnections(world, people);
    return world.nodes.flatMap(({ name }, at) => {
      const [was = 0, is = 0] = [before[at], now[at]];
      return is < was || !was ? [wedged(`${name} can use ${is} of ${was} connections`)] : [];
    });
  },
});
