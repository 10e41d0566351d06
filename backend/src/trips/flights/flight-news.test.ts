import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { delivery, deliveredTo, newBrowser, subscribe } from '../../account/testing/devices.js';
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

  it('offer the companion’s number on a device, if there is one', async () => {
    const { helpers, seeker, id } = await fly();
    const browser = await newBrowser(app);
    await subscribe(helpers, browser);
    const change = (what: string) =>
      app.database.query(`test-change-${what.length}`, `update "user" set ${what} where id = $1`, [
        seeker.id,
      ]);
    await change(`phone_number = '+1 303 555 0177', phone_e164 = '+13035550177', verified = true`);
    await says({ state: 'scheduled' });
    await follow();
    await says({ delayMinutes: 95 });
    await follow();
    const { payload, urgency } = await delivery(app, browser);
    expect(urgency).toBe('high');
    expect(payload.options.actions).toEqual([
      { action: 'open', title: 'Open the trip' },
      { action: 'call', title: `Call ${seeker.username.split(' ')[0]}` },
    ]);
    expect(payload.options.data.pages).toEqual({ open: `/trips/${id}`, call: `/trips/${id}#call` });
    expect(JSON.stringify(payload)).not.toContain('0177');

    await change('verified = false');
    await says({ state: 'cancelled' });
    await follow();
    await settled(app.database, 'push.send');
    const [newest] = await deliveredTo(app, browser);
    expect(newest?.payload.title).toContain('cancelled');
    expect(newest?.payload.options).not.toHaveProperty('actions');
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
