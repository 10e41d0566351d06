import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Reconciler } from '../reconcile/reconciler.js';
import { makeHelper } from '../testing/fixtures.js';
import { beginTip, confirm, rowOf, reportPaid } from '../testing/tipping.js';

let app: TestApp;
let helperId: number;
let log: string;
// Each test starts a server, so that its circuit breaker is new.
beforeEach(async () => {
  log = '';
  const logTo = { write: (line: string) => void (log += line) };
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LOG_LEVEL: 'debug' }, logTo });
  helperId = (await makeHelper(app)).id;
});
afterEach(() => app.close());

const provider = (knob: object) => app.asVisitor().send('PUT', '/sandbox/knobs/stripe', knob).expect(200);
const form = () => ({ amount: 20, recipientId: helperId });
const tryToBegin = () => app.asVisitor().post('/api/create-payment-intent', form());

describe('while the card provider', () => {
  it.each(['fail', 'down', 'lost'])('is down (%s), users read what to do', async (fault) => {
    await provider({ fault });
    const reply = await tryToBegin().expect(503);
    expect(errorBody.parse(reply.json()).message).toBe(
      'Card payments are not available right now. Please try again in a few minutes.',
    );
    expect(reply.headers['retry-after']).toBeDefined();
  });

  it('hangs, users wait five seconds at most', async () => {
    await provider({ fault: 'stall' });
    const begun = performance.now();
    await tryToBegin().expect(503);
    expect(performance.now() - begun).toBeLessThan(6_000);
  });

  it('keeps failing, later users do not wait for it', async () => {
    await provider({ fault: 'stall' });
    await Promise.all(Array.from({ length: 5 }, tryToBegin));
    await provider({ fault: 'none' });
    // The provider is up again: the server refuses without asking it.
    await tryToBegin().expect(503);
  });

  it('is down, the reconciler skips it and returns within a minute', async () => {
    const intent = await beginTip(app.asVisitor(), form());
    await app.database.query('test-due', 'update tip set look_at = now()');
    await provider({ fault: 'fail' });
    await app.get(Reconciler).runOnce();
    const [row] = await app.database.query<{ isSoon: boolean; looks: number }>(
      'test-soon',
      `select look_at <= now() + interval '1 minute' as "isSoon", looks from tip`,
    );
    expect(row).toEqual({ isSoon: true, looks: 0 });
    expect(await rowOf(app, intent)).toMatchObject({ status: 'open' });
  });
});

it('sets up the same tip on the next try after a lost response', async () => {
  const client = await app.as(await app.make.user());
  const again = { ...form(), clientKey: '0b0e9c39-3b8d-4b6e-9d4f-2f1d4d8f0a11' };
  // The SDK retries once after a cut connection.
  await provider({ fault: 'lost', times: 2 });
  await client.post('/api/create-payment-intent', again).expect(503);
  const intent = await beginTip(client, again);
  const [row] = await app.database.query<{ count: string }>(
    'test-intents',
    `select count(*) from sandbox_stripe_object where id like 'pi_%'`,
  );
  expect(row?.count).toBe('1');
  await confirm(client, intent);
  await reportPaid(client, intent).expect(200);
});

it('writes no client secret, card or message to our log', async () => {
  const intent = await beginTip(app.asVisitor(), { ...form(), message: 'marzipan' });
  await confirm(app.asVisitor(), intent);
  await reportPaid(app.asVisitor(), intent, { message: 'marzipan' }).expect(200);
  await app.asVisitor().get(`/checkout/success?payment_intent_client_secret=${intent.clientSecret}`);
  await provider({ fault: 'fail' });
  await app.asVisitor().post('/api/create-payment-intent', { ...form(), message: 'marzipan' });
  expect(log).toContain('/api/create-payment-intent');
  expect(log).not.toMatch(/_secret_|42424242|marzipan|sk_sandbox/);
});
