import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const many = [
  `insert into "user" (id, email, username) select i, 'p' || i || '@example.com', 'Person ' || i from generate_series(1, 1000) i`,
  `insert into tip (sender_id, recipient_id, cents, charge_id, status, money, paid_at, look_at)
   select 1 + i % 900, 901 + i % 100, 500, 'ch_' || i, 'succeeded', 'held', now() - make_interval(hours => i), null
   from generate_series(1, 20000) i`,
  'analyze',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', DATABASE_POOL: '2' } });
  await app.addRows(many);
  const [giver, helper] = [await app.as({ id: 7 }), await app.as({ id: 907 })];
  await giver.get('/api/tips?direction=sent').expect(200);
  for (const path of ['/api/tips?direction=received', '/api/tips/months', '/api/payouts', '/api/tips.csv'])
    await helper.get(path).expect(200);
});
afterAll(() => app.close());

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

async function planOf(name: string): Promise<Node[]> {
  // The plan belongs to a connection; the pool reuses the latest one.
  const [found] = await app.database.query<{ statement: string }>(
    'test-prepared',
    'select statement from pg_prepared_statements where name = $1',
    [name],
  );
  const { rows } = await app.database.pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (generic_plan, format json) ${found?.statement ?? name}`,
  );
  return rows.flatMap((row) => flat(row['QUERY PLAN'][0].Plan));
}

describe('the query of the history', () => {
  it.each(['tips-received', 'tips-sent', 'tips-months', 'tips-all', 'payouts-sums'])(
    'finds a user’s tips among twenty thousand through an index: %s',
    async (name) => {
      const scans = (await planOf(name)).filter((node) => node['Node Type'] === 'Seq Scan');
      expect(scans).toEqual([]);
    },
  );

  it.each(['received', 'sent'])(
    'reads a page in the order of its index, without sorting: %s',
    async (direction) => {
      const nodes = await planOf(`tips-${direction}`);
      expect(nodes.filter((node) => /Sort|Hash|Bitmap/.test(node['Node Type']))).toEqual([]);
      expect(nodes.map((node) => node['Index Name'])).toContain(`tip_${direction}`);
    },
  );
});
