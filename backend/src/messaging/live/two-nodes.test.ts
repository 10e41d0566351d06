import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Server } from '../../testing/server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MessageWrites } from '../store/message-writes.js';
import { Tab } from '../testing/tab.js';
import { writeMany } from '../testing/write-many.js';

const people = 500;
const messages = 10_000;
/** Users write in pairs, and each receives the events of both. */
const perPerson = (2 * messages) / people;
const atOnce = 3;
const writers = 4;

const makePeople = `
  with made as (
    insert into "user" (email, username, public_since)
    select 'node' || at || '@example.com', 'Node ' || at, now() from generate_series(1, $1) at returning id
  )
  insert into session (user_id, token_hash, device)
  select id, sha256(('token-' || id)::bytea), 'A browser' from made returning user_id::float8 as id`;

let app: TestApp;
let nodes: Server[];
let urls: string[];
beforeAll(async () => {
  app = await startTestApp();
  const env = { DATABASE_URL: app.config.databaseUrl, SECRET: app.config.secret, LIMITS_SCALE: '1000' };
  nodes = [0, 1].map(() => Server.start({ ...env, ROLE: 'web' }));
  urls = await Promise.all(nodes.map((node) => node.listens()));
}, 120_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  await app.close();
});

/** Pairs the first half of the users with the second half. */
async function pairsOfPeople() {
  const made = await app.database.query<{ id: number }>('test-people', makePeople, [people]);
  const half = made.slice(people / 2);
  return made.slice(0, people / 2).map((one, at) => [one, half[at] ?? one] as const);
}
type Pair = Awaited<ReturnType<typeof pairsOfPeople>>[number];

async function begin([{ id: me }, { id: other }]: Pair) {
  const pair = { me, other, hiddenFromMe: [], hiddenFromOther: [] };
  const words = { content: 'Hello', clientKey: null };
  await app
    .get(EntityManager)
    .fork()
    .transactional((em) => app.get(MessageWrites).storeMessage(em, pair, words));
}

/** Each writer serves some of the pairs; the writers run concurrently. */
async function write(pairs: Pair[], onRound: (round: number) => void) {
  const rounds = (messages / (people / 2) - 1) / atOnce;
  for (const pair of pairs) await begin(pair);
  for (let round = 0; round < rounds; round++) {
    onRound(round);
    for (const [one, other] of pairs) {
      const [from, to] = round % 2 ? [one, other] : [other, one];
      await writeMany(app.database, from, to, Array<string>(atOnce).fill('Hello again'));
    }
  }
}

describe('the site on two nodes', () => {
  it('delivers 10,000 messages to 1,000 tabs, once and in order, although a node is killed', async () => {
    const pairs = await pairsOfPeople();
    const { promise: allOpen, resolve } = Promise.withResolvers<void>();
    let open = 0;
    const count = () => (open += 1) === 2 * people && resolve();
    const tabsOn = (order: string[]) =>
      pairs.flat().map(({ id }) => {
        const tab = new Tab(`token-${id}`, perPerson);
        return { tab, over: tab.listen(order, count) };
      });
    const tabs = [...tabsOn(urls), ...tabsOn(urls.toReversed())];
    await allOpen;

    const shares = Array.from({ length: writers }, (_, at) =>
      pairs.filter((_pair, of) => of % writers === at),
    );
    const kill = (round: number) => round === 4 && nodes[0]?.process.kill('SIGKILL');
    await Promise.all(shares.map((share, at) => write(share, (round) => at === 0 && kill(round))));
    await Promise.all(tabs.map(({ over }) => over));

    const everyEvent = Array.from({ length: perPerson }, (_, at) => at + 1);
    for (const { tab } of tabs) {
      expect(tab.events).toEqual(everyEvent);
      expect(tab.messages).toEqual([...new Set(tab.messages)].toSorted((a, b) => a - b));
      expect(tab.messages).toHaveLength(perPerson);
    }
    // Half of the tabs had to reconnect to the other node.
    expect(tabs.reduce((sum, { tab }) => sum + tab.connections, 0)).toBe(3 * people);
  }, 120_000);
});
