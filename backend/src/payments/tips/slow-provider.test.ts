import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { recordedTip, stillChecking } from '../contract.js';
import { makeHelper } from '../testing/fixtures.js';
import { beginTip, confirm, reportPaid } from '../testing/tipping.js';

let app: TestApp;
let helperId: number;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  helperId = (await makeHelper(app)).id;
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
afterAll(() => app.close());

const turn = (provider: string, knob: object) =>
  app.asVisitor().send('PUT', `/sandbox/knobs/${provider}`, knob).expect(200);

/** Paid, and no event has told our server. */
async function paidTip() {
  await turn('stripe.events', { fault: 'drop' });
  const intent = await beginTip(app.asVisitor(), { amount: 20, recipientId: helperId });
  await confirm(app.asVisitor(), intent);
  return intent;
}

describe('a slow payment provider', () => {
  it('a tip that succeeds while the provider is slow for the page is recorded', async () => {
    const intent = await paidTip();
    await turn('stripe.payment_intents', { fault: 'stall', times: 1 });
    const began = performance.now();
    const waiting = reportPaid(app.asVisitor(), intent);
    // Another report finds the provider in order, as an event would.
    const other = await reportPaid(app.asVisitor(), intent).expect(200);
    const reply = await waiting;
    expect(reply.status).toBe(200);
    expect(recordedTip.parse(reply.json())).toEqual(recordedTip.parse(other.json()));
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each(['fail', 'stall', 'down'])(
    'while the provider is away (%s), a payer reads that we are checking',
    async (fault) => {
      const intent = await paidTip();
      await turn('stripe', { fault });
      const reply = await reportPaid(app.asVisitor(), intent).expect(503);
      expect(errorBody.parse(reply.json())).toMatchObject({
        message: 'We are still checking your payment.',
        code: stillChecking,
      });
      expect(reply.headers['retry-after']).toBe('5');
    },
    20_000,
  );
});
