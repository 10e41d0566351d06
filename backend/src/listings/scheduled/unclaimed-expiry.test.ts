import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UnclaimedExpiry } from './unclaimed-expiry.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the expiry of unclaimed listings', () => {
  it('deletes only guest posts that were not claimed within 72 hours', async () => {
    const by = await app.make.user();
    const [old, oldAndClaimed, young] = [
      await app.make.listing(),
      await app.make.listing({ by }),
      await app.make.listing(),
    ];
    const age = (id: number, hours: number) =>
      app.database.query(
        `test-age-${hours}`,
        `update listing set created_at = now() - interval '${hours} hours' where id = $1`,
        [id],
      );
    await Promise.all([age(old.id, 73), age(oldAndClaimed.id, 73), age(young.id, 71)]);
    await app.get(UnclaimedExpiry).deleteExpired();
    const left = await app.database.query('test-left', 'select id::float8 as id from listing order by id');
    expect(left).toEqual([{ id: oldAndClaimed.id }, { id: young.id }]);
  });

  it('tells those who waited when the listing was never confirmed', async () => {
    const { id } = await app.make.listing();
    const asker = await app.make.user();
    const client = await app.as(asker);
    await client.post(`/api/listings/${id}/connect`).expect(200);
    // The job that tells the guest locks the listing, and a locked one is left to the next run.
    await settled(app.database, 'requests.tell-interest');
    await app.database.query(
      'test-lapse',
      `update listing set created_at = now() - interval '73 hours' where id = $1`,
      [id],
    );
    await app.get(UnclaimedExpiry).deleteExpired();
    await settled(app.database, 'mail.send');
    const mails = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: asker.email })}`);
    expect(mails.json()).toMatchObject([
      { subject: expect.stringMatching(/^The listing JFK to DEL, .* was not confirmed and is gone$/) },
    ]);
    expect((await client.get('/api/requests').expect(200)).json()).toEqual([]);
  });
});
