import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { pushSubscription, type PushSubscription } from '../push/contract.js';
import { shownNotification, type ShownNotification } from '../push/push.job.js';

export interface Subscribed {
  device: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Delivered {
  payload: ShownNotification;
  ttl: number;
  urgency: string;
  topic: string;
}

/** A browser of the sandbox, which no person has yet. */
export const newBrowser = async (app: TestApp): Promise<Subscribed> =>
  (await app.asVisitor().post('/sandbox/push/devices').expect(201)).json() as Subscribed;

export async function subscribe(
  client: Client,
  { endpoint, keys }: Subscribed,
  device = 'Chrome on Android',
): Promise<PushSubscription> {
  const reply = await client.put('/api/push/subscriptions', { endpoint, keys, device }).expect(200);
  return pushSubscription.parse(reply.json());
}

/** Has the newest first. */
export async function deliveredTo(app: TestApp, { device }: Subscribed): Promise<Delivered[]> {
  const reply = await app.asVisitor().get(`/sandbox/push?device=${device}`).expect(200);
  return (reply.json() as Delivered[]).map((each) => ({
    ...each,
    payload: shownNotification.parse(each.payload),
  }));
}

const timeoutMs = 15_000;

export async function delivery(app: TestApp, browser: Subscribed): Promise<Delivered> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const [newest] = await deliveredTo(app, browser);
    if (newest) return newest;
    await pause(25);
  }
  throw new Error(`No push was delivered within ${timeoutMs / 1000} seconds`);
}
