import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Stripe } from 'stripe';
import { settled } from '../../../testing/settled.js';
import { stripeOf } from '../../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

/** A webhook that records the events it receives. */
let webhook: Server;
let app: TestApp;
let stripe: Stripe;
let received: Stripe.Event[] = [];
let refusals = 0;
beforeAll(async () => {
  webhook = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature']);
      const wasTaken = refusals === 0;
      if (!wasTaken) refusals -= 1;
      else
        received.push(
          stripe.webhooks.constructEvent(body, signature, app.config.stripe.webhookSecrets[0] ?? ''),
        );
      return response.writeHead(wasTaken ? 200 : 500).end();
    });
  });
  await once(webhook.listen(0, '127.0.0.1'), 'listening');
  const { port } = webhook.address() as AddressInfo;
  // A worker posts to where the site is served, which is here.
  app = await startTestApp({ env: { ROLE: 'worker', PUBLIC_URL: `http://127.0.0.1:${port}` } });
  stripe = stripeOf(app);
});
beforeEach(() => {
  received = [];
});
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));
afterAll(async () => {
  await app.close();
  webhook.close();
});

const events = (knob: object) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', knob).expect(200);
const types = () => received.map(({ type }) => type);

async function pay(payment_method = 'pm_card_visa') {
  const paid = await stripe.paymentIntents
    .create({ amount: 2500, currency: 'usd', payment_method, confirm: true })
    .catch(() => null);
  await settled(app.database, 'sandbox.stripe-events');
  return paid;
}
const inOrder = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

describe('the webhook', () => {
  it('receives events in order, signed as Stripe signs them', async () => {
    const paid = await pay();
    expect(types()).toEqual(inOrder);
    expect(received[2]).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      object: 'event',
      livemode: false,
      request: { id: paid?.lastResponse.requestId },
      data: { object: { id: paid?.id, status: 'succeeded', latest_charge: paid?.latest_charge } },
    });
    expect(received[0]?.data.object).toMatchObject({ status: 'requires_payment_method' });
    const { data } = await stripe.events.list({ limit: 3 });
    expect(data.map(({ id }) => id)).toEqual(received.map(({ id }) => id).toReversed());
  });

  it('uses the API version of the installed SDK', async () => {
    await pay();
    const { Stripe } = await import('stripe');
    expect(received[0]?.api_version).toBe(Stripe.API_VERSION);
  });

  it.each([
    ['pm_card_chargeDeclined', ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']],
    ['pm_card_authenticationRequired', ['payment_intent.created', 'payment_intent.requires_action']],
    ['pm_card_createDispute', [...inOrder, 'charge.dispute.created', 'charge.dispute.funds_withdrawn']],
  ])('receives the outcome of %s', async (card, heard) => {
    await pay(card);
    expect(types()).toEqual(heard);
  });

  it('receives refunds', async () => {
    const paid = await pay();
    received = [];
    await stripe.refunds.create({ payment_intent: paid?.id });
    await settled(app.database, 'sandbox.stripe-events');
    expect(types()).toEqual(['charge.refunded', 'refund.created']);
  });

  it('receives failed events again, and only those', async () => {
    refusals = 1;
    await pay();
    expect(types().toSorted()).toEqual(inOrder.toSorted());
  });
});

describe('events with injected faults', () => {
  it('can be lost', async () => {
    await events({ fault: 'drop' });
    await pay();
    expect(types()).toEqual([]);
    expect((await stripe.events.list({ limit: 1 })).data[0]?.type).toBe('payment_intent.succeeded');
  });

  it('can arrive twice', async () => {
    await events({ fault: 'duplicate' });
    await pay();
    expect(types()).toEqual(inOrder.flatMap((type) => [type, type]));
  });

  it('can arrive out of order', async () => {
    await events({ fault: 'reorder' });
    await pay();
    expect(types()).toEqual(inOrder.toReversed());
  });

  it('can arrive late', async () => {
    await events({ fault: 'none', times: 1, delayMs: 400 });
    const before = performance.now();
    await pay();
    expect(performance.now() - before).toBeGreaterThan(400);
    expect(types()).toEqual(inOrder);
  });
});
