import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { dayIn } from '../../platform/language/formats.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TripReminders } from '../scheduled/trip-reminders.js';
import { mailsTo } from '../testing/news.js';
import { details } from '../testing/pairs.js';
import { makeRelay, type Member } from '../testing/relays.js';
import { agreedTrip, departOn } from '../testing/trips.js';
import { suspensionFollowed } from './suspended-companions.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app, 'operator');
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const words = 'You asked three people for money before a flight.';
async function suspend({ user }: Pick<Member, 'user'>, days: number): Promise<void> {
  const measure = { action: 'suspend', days, reason: 'fraud', words };
  await desk.client.post(`/api/desk/people/${user.id}/actions`, measure).expect(200);
  await settled(app.database, suspensionFollowed.name);
}
const subject = /cannot use our site until/;

describe('a suspension until after the flight', () => {
  it('leaves the trip of two, and the other reads until when, but not why', async () => {
    const trip = await agreedTrip(app);
    await suspend({ user: trip.helper }, 60);
    const { status, suspended = [] } = await details(trip.seekers, trip.id);
    expect([status, suspended]).toEqual([
      'agreed',
      [{ matchId: trip.id, username: trip.helper.username, until: expect.any(String) }],
    ]);
    const until = dayIn('en', new Date(suspended[0]?.until ?? ''));
    const [mail, ...more] = await mailsTo(app, { user: trip.seeker }, subject);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`cannot use our site until ${until}: New York (JFK) to Delhi (DEL)`);
    expect(mail?.text).toContain('Nothing is cancelled');
    expect(mail?.text).toContain(`/trips/${trip.id}`);
    expect(mail?.text).not.toMatch(/money|fraud/);
    expect(await mailsTo(app, { user: trip.helper }, subject)).toEqual([]);
  });

  it('is news for everybody on a relay, and the other part stays as agreed', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await suspend(anand, 60);
    const about = [expect.objectContaining({ matchId: toFrankfurt, username: anand.user.username })];
    for (const [{ client }, id] of [
      [family, toFrankfurt],
      [family, toChicago],
      [meera, toChicago],
    ] as const)
      expect((await details(client, id)).suspended).toEqual(about);
    expect(await mailsTo(app, family, subject)).toHaveLength(1);
    const [mail, ...more] = await mailsTo(app, meera, subject);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Hyderabad (HYD) to Frankfurt (FRA)');
    expect(mail?.text).toContain('You fly your part as agreed.');
    expect(mail?.text).toContain(`/trips/${toChicago}`);
  });

  it('may be of the family, and is news once more with another end', async () => {
    const trip = await agreedTrip(app);
    await suspend({ user: trip.seeker }, 60);
    expect((await details(trip.helpers, trip.id)).suspended).toHaveLength(1);
    await suspend({ user: trip.seeker }, 90);
    expect(await mailsTo(app, { user: trip.helper }, subject)).toHaveLength(2);
  });
});

it('says nothing of a suspension that ends before the flight', async () => {
  const { family, anand, meera, toFrankfurt } = await makeRelay(app);
  await suspend(anand, 3);
  expect((await details(family.client, toFrankfurt)).suspended).toBeUndefined();
  for (const reader of [family, meera]) expect(await mailsTo(app, reader, subject)).toEqual([]);
});

it('sends no mails of the last days to a suspended person', async () => {
  const trip = await agreedTrip(app);
  await departOn(app, trip, 2);
  await app.database.query(
    'test-agreed-before',
    `update match set status_changed_at = now() - interval '2 days' where id = $1`,
    [trip.id],
  );
  await suspend({ user: trip.helper }, 60);
  const scope = { listingId: trip.listingId, atAnyHour: true };
  const meetings = [{ airport: 'JFK', place: 'Gate B22', date: null, time: null }];
  await trip.seekers.patch(`/api/matches/${trip.id}`, { meetings }).expect(200);
  await app.get(TripReminders).remindEarly(scope);
  await departOn(app, trip, 1);
  await app.get(TripReminders).remindLate(scope);
  const about = /Still flying|Tomorrow|Where you meet/;
  expect(await mailsTo(app, { user: trip.seeker }, about)).not.toEqual([]);
  expect(await mailsTo(app, { user: trip.helper }, about)).toEqual([]);
});
