import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the news of a kept flight', () => {
  it('tells those who asked that a kept flight and its time changed, but not to what', async () => {
    const [owner, asker] = [await app.make.user(), await app.make.user()];
    const { id } = await app.make.listing({
      by: owner,
      time: '02:50',
      flightNumber: 'AI127',
      showFlight: false,
      contact: 'after_yes',
    });
    await (await app.as(asker)).post(`/api/listings/${id}/connect`).expect(200);
    const change = { flightNumber: 'LH761', time: '03:20' };
    await (await app.as(owner)).patch(`/api/listings/${id}`, change).expect(200);
    await settled(app.database, 'mail.send');
    const { text } = await app.outbox({ to: asker.email, channel: 'email' });
    expect(text).toContain(`${owner.username} changed the time. ${owner.username} changed the flight.`);
    expect(text).not.toMatch(/AI127|LH761|02:50|03:20/);
  });
});
