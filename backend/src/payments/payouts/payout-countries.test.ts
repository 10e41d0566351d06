import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import type { Client } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { onboard, stripeOf } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { payoutLink, payouts } from '../contract.js';
import { moneyOf, payoutAccountOf } from '../testing/tip-rows.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { payTip } from '../testing/tipping.js';
import { waitForJobs } from '../testing/wait-for-jobs.js';

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

const connect = async (country?: string) =>
  payoutLink.parse(
    (await mine.post('/api/payouts/account', country ? { country } : undefined).expect(200)).json(),
  ).url;
const see = async () => payouts.parse((await mine.get('/api/payouts').expect(200)).json());
const account = async () => stripeOf(app).accounts.retrieve(await payoutAccountOf(app, helper.id));
/** A job of an earlier test would meet the fault in its place. */
const accounts = async (fault: string, times = 1) => {
  await waitForJobs(app);
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.accounts', { fault, times }).expect(200);
};

describe('the country of a payout account', () => {
  it('is chosen by the helper, and abroad the account can only receive', async () => {
    const { id } = await payTip(app.asVisitor(), { amount: 10, recipientId: helper.id });
    await onboard(app, await connect('DE'));
    expect(await account()).toMatchObject({
      country: 'DE',
      capabilities: { transfers: 'active' },
      tos_acceptance: { service_agreement: 'recipient' },
    });
    expect(await see()).toMatchObject({ account: 'ready', country: 'DE' });
    await settled(app.database, 'tip.transfer');
    expect((await moneyOf(app, id)).money).toBe('transferred');
  });

  it('opens an account with card payments at home, which Stripe requires for transfers', async () => {
    await connect('US');
    const { capabilities, country } = await account();
    expect([country, Object.keys(capabilities ?? {}).toSorted()]).toEqual([
      'US',
      ['card_payments', 'transfers'],
    ]);
  });

  it('is suggested from the verified phone if Stripe pays out there', async () => {
    const from = async (phoneNumber: string) => {
      const person = await makeHelper(app, { verified: true, phoneNumber });
      const seen = await (await app.as(person)).get('/api/payouts').expect(200);
      return payouts.parse(seen.json());
    };
    expect((await from('+44 7400123456')).country).toBe('GB');
    expect((await from('+91 9812345678')).country).toBeNull();
    expect((await see()).countries).toContain('DE');
  });

  it('is refused with a message if Stripe cannot pay out there', async () => {
    const words = 'Stripe cannot pay out to this country yet. Your tips stay held for you.';
    const reply = await mine.post('/api/payouts/account', { country: 'IN' }).expect(400);
    expect(errorBody.parse(reply.json())).toMatchObject({ message: words, issues: [{ path: 'country' }] });
    await mine.post('/api/payouts/account', { country: 'Germany' }).expect(400);
  });

  it('can be changed until the account is connected', async () => {
    await connect('DE');
    const first = await payoutAccountOf(app, helper.id);
    await onboard(app, await connect('FR'));
    const second = await payoutAccountOf(app, helper.id);
    expect(second).not.toBe(first);
    expect(await see()).toMatchObject({ account: 'ready', country: 'FR' });
    await connect('IT');
    expect(await payoutAccountOf(app, helper.id)).toBe(second);
  });
});

describe('opening the account', () => {
  it('creates one account for ten concurrent clicks', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => mine.post('/api/payouts/account', { country: 'DE' })),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    const { data } = await stripeOf(app).accounts.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.['userId'] === String(helper.id))).toHaveLength(1);
  });

  it('continues with the same account after a lost response', async () => {
    await accounts('lost', 2);
    await mine.post('/api/payouts/account', { country: 'DE' }).expect(503);
    await app.asVisitor().delete('/sandbox/knobs').expect(200);
    await connect('DE');
    const { data } = await stripeOf(app).accounts.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.['userId'] === String(helper.id))).toHaveLength(1);
  });

  it('works again after an error that the provider stored for its key', async () => {
    await accounts('fail-for-key');
    await mine.post('/api/payouts/account', { country: 'DE' }).expect(503);
    await connect('DE');
  });

  it('explains that the provider has closed the account', async () => {
    await connect('DE');
    await stripeOf(app).accounts.del(await payoutAccountOf(app, helper.id));
    const reply = await mine.post('/api/payouts/account', { country: 'DE' }).expect(409);
    expect(errorBody.parse(reply.json()).message).toMatch(/^Stripe has closed this payout account/);
  });
});

it('uses a separate key for each account, which does not reveal its owner', async () => {
  await connect('DE');
  const { rows } = await app.database.pool.query<{ key: string }>(
    'select idempotency_key as key from sandbox_stripe_answer where idempotency_key like $1',
    ['account-%'],
  );
  expect(rows).toEqual([]);
});
