import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { foundBy, openListing, stopTokenIn, tellNow, toldTo, watch, withAlerts } from '../testing/alerts.js';
import type { Alert } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
afterAll(() => app.close());

async function moveTo(client: Client, email: string) {
  await client.post('/api/profile/email', { email }).expect(202);
  const { text } = await app.outbox({ to: email, says: /^\d{6}$/m });
  await client.post('/api/profile/email/confirm', { code: /^\d{6}$/m.exec(text)?.[0] }).expect(200);
}

describe('an alert after a changed address', () => {
  it('tells the new address of its owner, and the mails to the old one stop nothing any more', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    const alerts = async () => (await client.get('/api/alerts').expect(200)).json() as Alert[];
    await watch(client);
    await openListing(app);
    await tellNow(app);
    const [before] = await toldTo(app, user.email);

    const email = 'watcher.moved@example.org';
    await moveTo(client, email);
    await app
      .asVisitor()
      .post('/api/alerts/stop', { token: before && stopTokenIn(before) })
      .expect(200);
    expect(await alerts()).toMatchObject([{ from: 'JFK', status: 'on' }]);

    await openListing(app);
    await tellNow(app);
    const [now] = await toldTo(app, email);
    expect(await toldTo(app, user.email)).toEqual([before]);
    await app
      .asVisitor()
      .post('/api/alerts/stop', { token: now && stopTokenIn(now) })
      .expect(200);
    expect(await alerts()).toEqual([]);
  });

  it('still tells nothing of whom its owner has blocked', async () => {
    const user = await app.make.user();
    const client = await app.as(user);
    await watch(client, { from: 'LHR' });
    const email = 'blocker.moved@example.org';
    await moveTo(client, email);
    const { by, listing } = await openListing(app, { departureAirport: 'LHR' });
    expect(await foundBy(app, listing.id)).toHaveLength(1);
    await app.database.query('test-public', `update "user" set public_since = now() where id = $1`, [by.id]);
    await client.post('/api/blocks', { userId: by.id }).expect(200);
    await tellNow(app);
    expect(await toldTo(app, email)).toEqual([]);
  });
});
