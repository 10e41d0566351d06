import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { daysText } from '../../listings/index.js';
import { deskPerson } from '../../moderation/desk/contract.js';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import { mailsTo } from '../testing/news.js';
import { expectMeeraStands } from '../testing/relay-endings.js';
import { makeAskedRelay, makeRelay, shareAll, type Member } from '../testing/relays.js';
import { agreedTrip } from '../testing/trips.js';
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
async function ban({ user }: Pick<Member, 'user'>): Promise<void> {
  const measure = { action: 'ban', reason: 'fraud', words };
  await desk.client.post(`/api/desk/people/${user.id}/actions`, measure).expect(200);
  await settled(app.database, suspensionFollowed.name);
}
async function liftAll({ user }: Pick<Member, 'user'>): Promise<void> {
  const reply = await desk.client.get(`/api/desk/people/${user.id}`).expect(200);
  for (const { id } of deskPerson.parse(reply.json()).measures)
    await desk.client.post(`/api/desk/measures/${id}/lift`, { words: 'We were wrong. Sorry.' }).expect(200);
  await settled(app.database, suspensionFollowed.name);
}
const day = (days: number) => daysText({ date: inDays(days), endDate: null });
const subject = /^Your companion no longer travels/;
const removed = { byMe: null, reason: 'Our team has closed the account' };

describe('an account that our team closes', () => {
  it('ends a trip of two, and the other is told, but not why', async () => {
    const trip = await agreedTrip(app);
    await ban({ user: trip.helper });
    const seen = await details(trip.seekers, trip.id);
    expect(seen).toMatchObject({ status: 'cancelled', cancelled: removed, contact: null, sign: null });
    const [mail, ...more] = await mailsTo(app, { user: trip.seeker }, subject);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your companion no longer travels: New York (JFK) to Delhi (DEL), ${day(30)}`);
    expect(mail?.text).toContain(`We have closed the account of ${trip.helper.username}. This ends:`);
    expect(mail?.text).toContain('/search');
    expect(mail?.text).not.toMatch(/money|fraud|suspended/);
    expect(await mailsTo(app, { user: trip.helper }, subject)).toEqual([]);
  });

  it('opens a part of a relay again, and what the others agreed stands', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    const { family, anand, toFrankfurt, toChicago } = relay;
    const { familyLink } = await details(family.client, toFrankfurt);
    const shared = async () =>
      (
        await app
          .asVisitor()
          .get(`/api/journeys/${familyLink?.split('/journey/')[1]}`)
          .expect(200)
      ).text;
    expect(await shared()).toContain('Anand');
    await ban(anand);
    await expectMeeraStands(app, relay);
    expect(await shared()).not.toContain('Anand');
    const { leftBy, closedParts } = await details(family.client, toChicago);
    expect(leftBy).toEqual([anand.user.id]);
    const { username } = anand.user;
    expect(closedParts).toEqual([{ arrivalAirport: 'FRA', username, closedBy: 'team' }]);
    const [mail] = await mailsTo(app, family, subject);
    expect(mail?.subject).toContain(`Hyderabad (HYD) to Frankfurt (FRA), ${day(20)}`);
    expect(mail?.text).toContain(`${day(20)}, for Kamala.`);
    expect(mail?.text).toContain('What you agreed with your other companions stays.');
    expect(mail?.text).toContain(`/trips/${toChicago}`);
  });

  it('ends a proposal, also when a suspension became a ban', async () => {
    const { family, meera, toChicago } = await makeAskedRelay(app);
    const measure = { action: 'suspend', days: 3, reason: 'fraud', words };
    await desk.client.post(`/api/desk/people/${meera.user.id}/actions`, measure).expect(200);
    await settled(app.database, suspensionFollowed.name);
    expect(await details(family.client, toChicago)).toMatchObject({ status: 'proposed' });
    await ban(meera);
    expect(await details(family.client, toChicago)).toMatchObject({
      status: 'cancelled',
      cancelled: removed,
    });
  });

  it('may be opened again, and the trip stays as it ended', async () => {
    const trip = await agreedTrip(app);
    await ban({ user: trip.helper });
    await liftAll({ user: trip.helper });
    const helpers = await app.as(trip.helper);
    for (const client of [helpers, trip.seekers])
      expect(await details(client, trip.id)).toMatchObject({ status: 'cancelled', cancelled: removed });
    expect(await mailsTo(app, { user: trip.seeker }, subject)).toHaveLength(1);
  });
});
