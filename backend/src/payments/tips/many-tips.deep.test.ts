import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from '../../testing/server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { paymentIntent, type PaymentIntent } from '../contract.js';
import { Ledger } from '../ledger/ledger.js';
import { Reconciler } from '../reconcile/reconciler.js';
import { makeConnectedHelper } from '../testing/connected-helper.js';
import { waitUntil } from '../testing/row-locks.js';
import { cards, confirm } from '../testing/tipping.js';

const tips = Number(process.env.TIPS ?? 60);
const kills = 5;
const atOnce = 6;

/** Only observes; the killed servers do all the work. */
let app: TestApp;
let server: Server;
let url: string;
let helperId: number;
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'web', LIMITS_SCALE: '100000' } });
  helperId = (await makeConnectedHelper(app)).id;
  await start();
}, 60_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await app.close();
});

async function start() {
  const { databaseUrl: DATABASE_URL, secret: SECRET } = app.config;
  server = Server.start({ DATABASE_URL, SECRET, LIMITS_SCALE: '100000' });
  url = await server.listens();
}

const dollarsOf = (tip: number) => 1 + (tip % 40);

/** Retries until a server answers, like a page and its visitor. */
async function ask(path: string, body: object): Promise<Response> {
  for (;;) {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (reply && reply.status < 500) return reply;
    await pause(50);
  }
}

async function begin(tip: number): Promise<PaymentIntent> {
  const form = { amount: dollarsOf(tip), recipientId: helperId, clientKey: randomUUID() };
  return paymentIntent.parse(await (await ask('/api/create-payment-intent', form)).json());
}
const reportPaid = ({ paymentIntentId }: PaymentIntent) => ask('/api/payment-success', { paymentIntentId });
const pay = (intent: PaymentIntent, card?: string) => confirm(app.asVisitor(), intent, card);

/** Pages that pay, and report the payment never, early or twice. */
const senders: ((intent: PaymentIntent) => Promise<unknown>)[] = [
  async (intent) => [await pay(intent), await reportPaid(intent)],
  async (intent) => [await pay(intent), await Promise.all([reportPaid(intent), reportPaid(intent)])],
  (intent) => pay(intent),
  async (intent) => [await reportPaid(intent), await pay(intent)],
  async (intent) => [await pay(intent, cards.declined), await pay(intent), await reportPaid(intent)],
];
const eventFaults = [
  { fault: 'none' },
  { fault: 'drop' },
  { fault: 'duplicate' },
  { fault: 'reorder' },
  { fault: 'none', delayMs: 300 },
];

async function give(tip: number): Promise<void> {
  const knob = eventFaults[Math.floor(tip / senders.length) % eventFaults.length];
  await app.asVisitor().send('PUT', '/sandbox/knobs/stripe.events', knob).expect(200);
  await senders[tip % senders.length]?.(await begin(tip));
}

async function giveAll(onTip: (tip: number) => Promise<void>) {
  let next = 0;
  const one = async () => {
    for (let tip = next++; tip < tips; tip = next++) {
      await onTip(tip);
      await give(tip);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

const killable = (tip: number) => tip > 0 && tip % Math.ceil(tips / (kills + 1)) === 0;

describe('the payment of many tips', () => {
  it(
    `books and transfers each of ${tips} tips once, despite lost events and ${kills} killed servers`,
    async () => {
      await giveAll(async (tip) => {
        if (!killable(tip)) return;
        await server.end('SIGKILL');
        await start();
      });
      await app.asVisitor().delete('/sandbox/knobs').expect(200);
      await app.database.query('test-due', 'update tip set look_at = now() where look_at is not null');
      await app.get(Reconciler).runOnce();
      await waitUntil(
        app,
        `select where not exists (
         select from pgboss.job where name like 'tip.%' and name <> 'tip.receipt' and state < 'completed'
       )`,
      );

      const cents = 100 * Array.from({ length: tips }, (_, tip) => dollarsOf(tip)).reduce((a, b) => a + b);
      expect(await app.get(Ledger).totals()).toMatchObject({ paid: cents, transferred: cents, held: 0 });
      const { rows } = await app.database.pool.query(`
      select (select count(*)::int from tip where status = 'succeeded' and money = 'transferred') as ours,
        (select count(*)::int from tip where paid_at is null and payment_intent_id is null) as unknown,
        (select count(*)::int from sandbox_stripe_object where id like 'ch_%' and body->>'status' = 'succeeded') as charges,
        (select count(*)::int from sandbox_stripe_object where id like 'tr_%' and body->>'object' = 'transfer') as transfers,
        (select sum(cents)::int from ledger_line) as balance`);
      expect(rows).toEqual([{ ours: tips, unknown: 0, charges: tips, transfers: tips, balance: 0 }]);
    },
    300_000 + tips * 1_000,
  );
});
