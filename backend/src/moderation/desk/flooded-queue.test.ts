import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { dismissed, queue, type Queue } from './contract.js';

let app: TestApp;
let desk: AtTheDesk;
let isReal: Set<number>;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
beforeAll(async () => {
  isReal = await flood();
});
afterAll(() => app.close());

const someonePublic = () => app.make.user({ publicSince: new Date() });
const report = (client: Client, userId: number, reason = 'danger') =>
  client.post('/api/reports', { userId, reason, details: 'He followed me home' }).expect(200);

const manyPeople = `
  insert into "user" (email, username, public_since)
  select 'flood' || n || '@example.com', 'Flood ' || n, now() from generate_series(1, $1::int) n
  returning id::float8 as id`;

/** The same report by each account about nine others, which is 207 calls that the test need not wait for. */
const repeat = `
  with original as (
    select r.*, i.weight, row_number() over (order by r.id) as account
    from report r join desk_item i on i.id = r.item_id where r.reported_id = any($1::bigint[])
  ), pair as (
    select other.id as person, o.* from original o
    join (select id, row_number() over (order by id) % 23 + 1 as account from unnest($2::bigint[]) id) other
      on other.account = o.account
  ), item as (
    insert into desk_item (kind, subject_id, person_id, weight, people)
    select 'person', person, person, weight, 1 from pair returning id, subject_id
  )
  insert into report (reporter_id, reported_id, item_id, reporter_key, network_key, established, reason, details)
  select p.reporter_id, p.person, item.id, p.reporter_key, p.network_key, p.established, p.reason, p.details
  from item join pair p on p.person = item.subject_id`;

/** 230 reports by 23 accounts at 12 addresses; the last two are real, one by a person without a phone. */
async function flood(): Promise<Set<number>> {
  const wronged = await app.database.query<{ id: number }>('test-flood', manyPeople, [230]);
  const ids = wronged.map(({ id }) => id);
  for (let account = 0; account < 23; account++) {
    const client = await app.as(await app.make.user(), { ip: `10.220.${account % 12}.7` });
    await report(client, ids[account] ?? 0);
  }
  await app.database.query('test-flood-repeat', repeat, [ids.slice(0, 23), ids.slice(23)]);
  const [first, second] = [await someonePublic(), await someonePublic()];
  await report((await asReporter(app)).client, first.id);
  await report(await app.as(await app.make.user(), { ip: '10.221.1.7' }), second.id);
  return new Set([first.id, second.id]);
}

const list = async (search = '', { client } = desk): Promise<Queue> =>
  queue.parse((await client.get(`/api/desk/queue?show=open${search}`).expect(200)).json());
async function everything(search = ''): Promise<Queue['items']> {
  const items: Queue['items'] = [];
  for (let page = await list(search); ; page = await list(`${search}&after=${page.next}`)) {
    items.push(...page.items);
    if (!page.next) return items;
  }
}
const dismiss = (ids: number[], { client } = desk) => client.post('/api/desk/items/dismiss', { ids });

describe('a flooded queue', () => {
  it('shows first what a person with a phone reports, and the others as low', async () => {
    const { items, open } = await list();
    expect(open).toBe(232);
    expect(isReal.has(items[0]?.person.id ?? 0)).toBe(true);
    expect(items[0]?.weight).toBe('high');
    expect(new Set(items.slice(1).map(({ weight }) => weight))).toEqual(new Set(['low']));
  });

  it('shows a few of each network, so that one page has everything real', async () => {
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(items).toHaveLength(12 * 3 + 2);
    expect(items.filter(({ person }) => isReal.has(person.id))).toMatchObject([{ alike: 0 }, { alike: 0 }]);
    expect(items[1]?.alike).toBeGreaterThanOrEqual(9);
  });

  it('lists each item of all pages once, whatever was decided between them', async () => {
    await app.database.query(
      'test-two-reporters',
      `update desk_item set people = 2 where status = 'open' and weight < 5`,
    );
    const first = await list();
    expect(first.items).toHaveLength(100);
    await dismiss([first.items.at(-1)!.id]).expect(200);
    const all = await everything();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all).toHaveLength(231);
    expect((await list(`&after=${first.next}`)).items[0]?.id).toBe(all[99]?.id);
    await app.database.query('test-one-reporter', 'update desk_item set people = 1');
  });

  it('lists the items of one reporter or network together, and dismisses them together', async () => {
    const { items } = await list();
    const sample = items.find(({ alike = 0 }) => alike >= 9)!;
    const alike = await everything(`&like=${sample.id}`);
    expect(alike).toHaveLength((sample.alike ?? 0) + 1);
    expect(alike.some(({ person }) => isReal.has(person.id))).toBe(false);

    const other = await asStaff(app);
    const [taken, ...free] = alike.map(({ id }) => id);
    await other.client.post(`/api/desk/items/${taken}/claim`).expect(200);
    const reply = await dismiss([taken ?? 0, ...free]).expect(200);
    expect(dismissed.parse(reply.json())).toEqual({ dismissed: free.length });
    expect((await everything(`&like=${taken}`)).map(({ id }) => id)).toEqual([taken]);
    const { text } = await desk.client.get(`/api/desk/items/${free[0]}`).expect(200);
    expect(text).toContain('item.dismissed');
    expect(dismissed.parse((await dismiss(free).expect(200)).json())).toEqual({ dismissed: 0 });
  });

  it('dismisses together nothing that a member of staff has reported, and nothing about them', async () => {
    const [author, about] = [await asStaff(app), await asStaff(app)];
    await app.database.query('test-flood-public', `update "user" set public_since = now() where id = $1`, [
      about.user.id,
    ]);
    await report(author.client, about.user.id);
    const id = (await list()).items.find(({ person }) => person.id === about.user.id)!.id;
    for (const one of [author, about])
      expect(dismissed.parse((await dismiss([id], one).expect(200)).json())).toEqual({ dismissed: 0 });
    await dismiss([id], await asReporter(app)).expect(404);
    await app
      .asVisitor()
      .post('/api/desk/items/dismiss', { ids: [id] })
      .expect(401);
    await dismiss([]).expect(400);
    expect((await list()).items.map((item) => item.id)).toContain(id);
  });
});
