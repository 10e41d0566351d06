import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationList } from '../../account/news/contract.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { daysText } from '../sharing/trip-texts.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const toldADay = 20;

describe('the news of many changes', () => {
  it('a listing that is changed all day disturbs nobody any more, and its owner notices nothing', async () => {
    const [owner, user] = [await app.make.user({ verified: true }), await app.make.user()];
    const [amigo, keeper] = [await app.as(owner), await app.as(user)];
    const listing = await app.make.listing({ by: owner });
    await keeper.put(`/api/favourites/listing/${listing.id}`).expect(200);
    for (let day = 1; day <= toldADay + 1; day++) {
      await amigo.patch(`/api/listings/${listing.id}`, { date: inDays(30 + day) }).expect(200);
      await settled(app.database, 'favourites.tell');
    }
    const list = (await keeper.get('/api/notifications/list').expect(200)).json();
    const [line, ...more] = notificationList.parse(list).items;
    expect(more).toEqual([]);
    expect(line?.text).toContain(daysText({ date: inDays(30 + toldADay) }));
  });
});
