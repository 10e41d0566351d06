import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../testing/news.js';
import { settled } from '../../testing/settled.js';
import { dayOfAI102, fliesSoon } from '../testing/daily-flight.js';
import { agree, type Trip } from '../testing/trips.js';
import { FollowedFlights, followFlights } from './followed-flights.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asVisitor().delete('/sandbox/flights').expect(200);
  await app.database.query('test-none-known', 'delete from flight_status');
});

const fly = () => fliesSoon(app);
async function says(changes: object) {
  await app.asVisitor().post(`/sandbox/flights/AI102.${dayOfAI102()}`, changes).expect(200);
  // The event about it makes the site ask, too.
  await settled(app.database, followFlights.name);
}
async function follow() {
  await app.database.query('test-later', `update flight_status set known_at = now() - interval '2 hours'`);
  await app.get(FollowedFlights).follow();
}
const newsFor = (user: Trip['seeker']) => mailsTo(app, { user }, /AI102/);

describe('news of a flight', () => {
  it('reach both people, in their languages, once', async () => {
    const { helper, seeker, seekers, id } = await fly();
    await seekers.patch('/api/profile', { language: 'es' }).expect(200);
    await says({ state: 'scheduled' });
    await follow();
    await says({ delayMinutes: 95 });
    await follow();
    await follow();
    const [mail, ...more] = await newsFor(helper);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('AI102 is late: it leaves at 14:05');
    expect(mail?.text).toContain(
      'The airline says that AI102, New York (JFK) to Delhi (DEL), leaves at 14:05 instead of 12:30.',
    );
    expect(mail?.text).toContain(`/trips/${id}`);
    expect((await newsFor(seeker)).map(({ subject }) => subject)).toEqual([
      'AI102 va con retraso: sale a las 14:05',
    ]);
  });

  it('are one for who flies with two people', async () => {
    const { seeker, helper } = await fly();
    const second = await app.make.user({ verified: true, username: 'Anand Rao' });
    const { id: listingId } = await app.make.listing({
      by: second,
      date: dayOfAI102(),
      time: '12:30',
      flightNumber: 'AI102',
    });
    await agree(app, { helper: second, seeker, listingId });
    await settled(app.database, followFlights.name);
    await says({ state: 'cancelled' });
    await follow();
    for (const person of [seeker, helper, second])
      expect((await newsFor(person)).map(({ subject }) => subject)).toEqual(['AI102 was cancelled']);
  });

  it('do not reach people whose trip was cancelled', async () => {
    const { helper, seeker, seekers, id } = await fly();
    await seekers.post(`/api/matches/${id}/cancel`, { reason: 'Another day' }).expect(200);
    await says({ state: 'cancelled' });
    await follow();
    for (const person of [seeker, helper]) expect(await newsFor(person)).toEqual([]);
  });
});
