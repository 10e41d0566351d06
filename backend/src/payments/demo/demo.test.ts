import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { onboard } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { payoutLink, payouts, tips } from '../contract.js';
import { Ledger } from '../ledger/ledger.js';
import { demoTips } from './demo-tips.js';
import { PaymentsDemo } from './demo.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1', LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

async function traveler(name: string) {
  const [user] = await app.database.query<{ id: number }>(
    'test-traveler',
    'select id::float8 as id from "user" where email = $1',
    [`${name}@example.com`],
  );
  if (!user) throw new Error(`Nobody is called ${name}`);
  return app.as(user);
}

describe('the demo of tips', () => {
  it('has tips for the two demo logins', async () => {
    const [meera, ifeoma] = [await traveler('meera'), await traveler('ifeoma')];
    const received = tips.parse((await meera.get('/api/tips?direction=received').expect(200)).json());
    expect(received.map(({ amount, other }) => [other?.username, amount])).toEqual([
      ['Priya', 25],
      ['Sunita', 40],
      ['Deepak', 15],
      ['Arjun', 20],
      ['Fatima', 10],
    ]);
    const sent = tips.parse((await ifeoma.get('/api/tips?direction=sent').expect(200)).json());
    expect(sent.map(({ other }) => other?.username)).toEqual(['Chidi', 'Emeka']);
    const held = payouts.parse((await meera.get('/api/payouts').expect(200)).json());
    expect(held).toMatchObject({ account: 'none', heldDollars: 110, transferredDollars: 0 });
  });

  it('is in the ledger, to the cent, and sends no mail', async () => {
    const cents = demoTips.reduce((sum, { dollars }) => sum + dollars * 100, 0);
    expect(await app.get(Ledger).totals()).toMatchObject({ paid: cents, held: cents });
    const receipts = await app.database.query(
      'test-receipts',
      `select 1 from pgboss.job where name = 'tip.receipt'`,
    );
    expect(receipts).toEqual([]);
  });

  it('changes nothing when it runs again', async () => {
    const rows = () => app.database.query('test-all-tips', 'select tip::text as row from tip order by id');
    const before = await rows();
    await app.get(PaymentsDemo).seed(app.nest.get(MikroORM).em.fork());
    expect(await rows()).toEqual(before);
  });

  it('transfers the tips like any others after the helper connects an account', async () => {
    const chidi = await traveler('chidi');
    const { url } = payoutLink.parse((await chidi.post('/api/payouts/account').expect(200)).json());
    await onboard(app, url);
    await chidi.get('/api/payouts').expect(200);
    await settled(app.database, 'payments.demo-charge');
    await settled(app.database, 'tip.transfer');
    expect(payouts.parse((await chidi.get('/api/payouts').expect(200)).json())).toMatchObject({
      account: 'ready',
      heldDollars: 0,
      transferredDollars: 45,
    });
  });
});
