import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queue } from '../../../moderation/desk/contract.js';
import { asStaff, type AtTheDesk } from '../../../moderation/testing/staff.js';
import { settled } from '../../../testing/settled.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { met, publicUser, rateBy } from '../../testing/reviews.js';
import { DoubleBlind } from '../double-blind.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
afterAll(() => app.close());

let networks = 0;
const newNetwork = () => `10.230.${(networks += 1)}`;

interface Author {
  network: string;
  accountDays: number;
}

async function reviewedBy(...authors: Author[]): Promise<number> {
  const owner = await publicUser(app);
  await app.make.traveler(owner);
  for (const [at, { network, accountDays }] of authors.entries()) {
    const author = await app.make.user({ createdAt: new Date(Date.now() - accountDays * 86_400_000) });
    await met(app, owner, author);
    await rateBy(await app.as(author, { ip: `${network}.${at + 1}` }), owner, 1).expect(200);
  }
  return owner.id;
}

async function flagsOf(personId: number) {
  const jobs = `select from pgboss.job where name = 'account.flag'`;
  if ((await app.database.query('test-jobs', jobs)).length) await settled(app.database, 'account.flag');
  const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
  return items.find(({ person }) => person.id === personId)?.flags ?? [];
}

describe('the watch for review bursts', () => {
  it('brings several authors from one network to the desk, once a day', async () => {
    const network = newNetwork();
    const two = [
      { network, accountDays: 50 },
      { network, accountDays: 20 },
    ];
    expect(await flagsOf(await reviewedBy(...two))).toEqual([]);
    const four = [...two, { network, accountDays: 10 }, { network, accountDays: 5 }];
    expect(await flagsOf(await reviewedBy(...four))).toEqual([{ rule: 'reviews', details: 'network' }]);
  });

  it('brings several authors whose accounts were made within a day to the desk', async () => {
    const made = (accountDays: number) => ({ network: newNetwork(), accountDays });
    expect(await flagsOf(await reviewedBy(made(0), made(3), made(6), made(9)))).toEqual([]);
    expect(await flagsOf(await reviewedBy(made(400), made(400), made(400)))).toEqual([]);
    expect(await flagsOf(await reviewedBy(made(2), made(2), made(2)))).toEqual([
      { rule: 'reviews', details: 'accounts' },
    ]);
  });

  it('forgets the network of an author after two days, and with the account', async () => {
    const known = `select count(*)::int as count from testimonial where network_key is not null and author_id = $1`;
    const countOf = async (id: number) => (await app.database.query('test-known', known, [id]))[0];
    const [owner, author, leaver] = [await publicUser(app), await app.make.user(), await app.make.user()];
    for (const person of [author, leaver]) {
      await met(app, owner, person);
      await rateBy(await app.as(person), owner, 4).expect(200);
      expect(await countOf(person.id)).toEqual({ count: 1 });
    }
    await (await app.as(leaver)).delete('/api/profile', { email: leaver.email }).expect(200);
    expect(await countOf(leaver.id)).toEqual({ count: 0 });
    await app.database.query(
      'test-older',
      `update testimonial set created_at = created_at - interval '49 hours' where author_id = $1`,
      [author.id],
    );
    await app.get(DoubleBlind).run();
    expect(await countOf(author.id)).toEqual({ count: 0 });
  });
});
