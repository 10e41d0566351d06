import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { onboard, stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { payoutLink, payouts } from '../contract.js';
import { Ledger } from '../ledger/ledger.js';
import { payoutAccountOf } from '../testing/tip-rows.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { blocked, waitUntil } from '../testing/row-locks.js';
import { payTip } from '../testing/tipping.js';
import { PayoutAccounts } from './payout-accounts.js';

let app: TestApp;
let helper: Person;
let mine: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  helper = await makeHelper(app);
  mine = await app.as(helper);
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
afterAll(() => app.close());

const see = async (client = mine) => payouts.parse((await client.get('/api/payouts').expect(200)).json());
const connect = async (wish?: object) =>
  payoutLink.parse((await mine.post('/api/payouts/account', wish).expect(200)).json()).url;

describe('the setup of payouts', () => {
  it('redirects a helper to the provider, and transfers all held tips once the account is ready', async () => {
    for (const amount of [5, 15, 20]) await payTip(app.asVisitor(), { amount, recipientId: helper.id });
    expect(await see()).toMatchObject({ account: 'none', heldDollars: 40, transferredDollars: 0 });
    const url = await connect();
    expect(await see()).toMatchObject({ account: 'started', heldDollars: 40, transferredDollars: 0 });
    expect(await onboard(app, url)).toBe(`${app.config.publicUrl}/profile#payouts`);

    await settled(app.database, 'sandbox.stripe-events');
    await settled(app.database, 'payout.look');
    await settled(app.database, 'tip.transfer');
    expect(await see()).toMatchObject({ account: 'ready', heldDollars: 0, transferredDollars: 40 });
    const { data } = await stripeOf(app).transfers.list({
      destination: await payoutAccountOf(app, helper.id),
    });
    expect(data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([500, 1500, 2000]);
    const { paid, transferred, held } = await app.get(Ledger).totals();
    expect(paid).toBe(transferred + held);
  });

  it('shows the account as soon as the helper returns, before any event', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    await payTip(app.asVisitor(), { amount: 10, recipientId: helper.id });
    await onboard(app, await connect());
    expect(await see()).toMatchObject({ account: 'ready' });
    await settled(app.database, 'tip.transfer');
    expect(await see()).toMatchObject({ heldDollars: 0, transferredDollars: 10 });
  });

  it('learns nothing old when a later answer of the provider was stored first', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', { fault: 'drop' }).expect(200);
    const url = await connect();
    const accountId = await payoutAccountOf(app, helper.id);
    const faster = await app.database.pool.connect();
    await faster.query('begin');
    await faster.query('select from payout_account where provider_id = $1 for update', [accountId]);
    const slower = app.get(PayoutAccounts).sync(accountId);
    await waitUntil(app, blocked);
    await onboard(app, url);
    await faster.query('update payout_account set is_ready = true where provider_id = $1', [accountId]);
    await faster.query('commit');
    faster.release();
    expect(await slower).toBe(true);
    expect(await app.get(PayoutAccounts).find(helper.id)).toMatchObject({ isReady: true });
  });

  it('keeps holding tips that an account cannot receive', async () => {
    await payTip(app.asVisitor(), { amount: 10, recipientId: helper.id });
    await onboard(app, await connect(), 'unverified');
    await settled(app.database, 'sandbox.stripe-events');
    await settled(app.database, 'payout.look');
    expect(await see()).toMatchObject({ account: 'started', heldDollars: 10, transferredDollars: 0 });
  });

  it('creates one account, however many requests there are', async () => {
    await connect();
    const account = await payoutAccountOf(app, helper.id);
    await Promise.all(Array.from({ length: 5 }, () => connect()));
    expect(await payoutAccountOf(app, helper.id)).toBe(account);
  });

  it('shows the last known state while the provider is down, and explains why setup must wait', async () => {
    await connect();
    await app.asVisitor().send('PUT', '/sandbox/knobs/stripe', { fault: 'fail', times: 2 }).expect(200);
    expect(await see()).toMatchObject({ account: 'started' });
    const refused = await mine.post('/api/payouts/account').expect(503);
    expect(refused.text).toContain('try again in a few minutes');
  });

  it('is only for users who offer help', async () => {
    const traveler = await app.as(await app.make.user());
    await traveler.post('/api/payouts/account').expect(403);
    expect(await see(traveler)).toMatchObject({ account: 'none', heldDollars: 0, transferredDollars: 0 });
  });

  it('does not show the tips of another user', async () => {
    await payTip(app.asVisitor(), { amount: 10, recipientId: helper.id });
    await app.asVisitor().get('/api/payouts').expect(401);
    await app.asVisitor().post('/api/payouts/account').expect(401);
    expect((await see(await app.as(await makeHelper(app)))).heldDollars).toBe(0);
  });
});
