import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { buildServer, Server } from '../../testing/server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Inbox } from '../store/inbox.js';
import { LivePage } from '../testing/live-page.js';
import { writeMany } from '../testing/write-many.js';

const people = 500;
const messages = 10_000;
/** Everybody talks with one other, and hears of what both say. */
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
  buildServer();
  app = await startTestApp();
  const env = { DATABASE_URL: app.config.databaseUrl, SECRET: app.config.secret, LIMITS_SCALE: '1000' };
  nodes = [0, 1].map(() => Server.start({ ...env, ROLE: 'web' }));
  urls = await Promise.all(nodes.map((node) => node.listens()));
}, 60_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  await app.close();
});

interface Heard {
  id: number;
  messageId: number | null;
}
/** A tab of somebody, which goes on at the other node when its own is gone. */
class Tab {
  readonly heard: Heard[] = [];
  connections = 0;

  constructor(
    private readonly userId: number,
    private node: number,
    private readonly opened: () => void,
  ) {}

  async listen(): Promise<void> {
    let lastEventId = 0;
    for (; this.heard.length < perPerson; this.node = 1) {
      const page = await LivePage.open(urls[this.node] ?? '', `token-${this.userId}`, { lastEventId });
      this.connections += 1;
      this.opened();
      for await (const { id, event } of page.events()) {
        this.heard.push({ id, messageId: event.kind === 'message' ? event.message.id : null });
        lastEventId = id;
        if (id >= perPerson) page.close();
      }
    }
  }
}

/** Half of the people with one of the other half each. */
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
    .transactional((em) => app.get(Inbox).write(em, pair, words));
}

/** Each writer has some of the pairs, who all talk at the same time. */
async function write(pairs: Pair[], onRound: (round: number) => void) {
  const rounds = (messages / (people / 2) - 1) / atOnce;
  await Promise.all(pairs.map(begin));
  for (let round = 0; round < rounds; round++) {
    onRound(round);
    for (const [one, other] of pairs) {
      const [from, to] = round % 2 ? [one, other] : [other, one];
      await writeMany(app.database, from, to, Array<string>(atOnce).fill('Hello again'));
    }
  }
}

it('brings 10,000 messages to 1,000 tabs, each once and in order, though a node is killed meanwhile', async () => {
  const pairs = await pairsOfPeople();
  const { promise: allOpen, resolve } = Promise.withResolvers<void>();
  let open = 0;
  const tabs = pairs
    .flat()
    .flatMap(({ id }) =>
      [0, 1].map((node) => new Tab(id, node, () => (open += 1) === 2 * people && resolve())),
    );
  const listening = tabs.map((tab) => tab.listen());
  await allOpen;

  const shares = Array.from({ length: writers }, (_, at) => pairs.filter((_pair, of) => of % writers === at));
  const kill = (round: number) => round === 4 && nodes[0]?.process.kill('SIGKILL');
  await Promise.all(shares.map((share, at) => write(share, (round) => at === 0 && kill(round))));
  await Promise.all(listening);

  const everyEvent = Array.from({ length: perPerson }, (_, at) => at + 1);
  for (const { heard } of tabs) {
    expect(heard.map(({ id }) => id)).toEqual(everyEvent);
    const messageIds = heard.map(({ messageId }) => messageId ?? 0);
    expect(messageIds).toEqual([...new Set(messageIds)].toSorted((a, b) => a - b));
  }
  expect(tabs.reduce((sum, { connections }) => sum + connections, 0)).toBe(3 * people);
}, 60_000);
