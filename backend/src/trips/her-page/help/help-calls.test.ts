import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../../messaging/contract.js';
import { forgetLimits } from '../../../testing/log-in.js';
import { settled } from '../../../testing/settled.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { details } from '../../testing/pairs.js';
import { agreedTrip, departIn, type Trip } from '../../testing/trips.js';
import { herPage } from '../contract.js';
import { travelerLink } from '../../traveler-link/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function withPage(trip: Pick<Trip, 'id' | 'seekers'>) {
  const reply = await trip.seekers.post(`/api/matches/${trip.id}/traveler-link`, {}).expect(200);
  const token = travelerLink.parse(reply.json()).url.split('/with/')[1] ?? '';
  return {
    token,
    call: () => app.asVisitor().post(`/api/with/${token}/help`),
    read: async () => herPage.parse((await app.asVisitor().get(`/api/with/${token}`).expect(200)).json()),
  };
}
const sent = async (to: string) => {
  await settled(app.database, 'mail.send');
  await settled(app.database, 'sms.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to })}`);
  return reply.json() as { subject: string | null; text: string }[];
};
const subjects = async (to: string) => (await sent(to)).map(({ subject }) => subject);
const callsPassed = (minutes: number) =>
  app.database.query(
    'test-earlier',
    `update help_call set called_at = called_at - make_interval(mins => $1)`,
    [minutes],
  );

describe('a call for help', () => {
  it('reaches the helper and the family at once, and the page says who has seen it', async () => {
    const trip = await agreedTrip(app, { listing: { departureAirport: 'FRA', arrivalAirport: 'ORD' } });
    await departIn(app, trip, 2);
    const card = { firstName: 'Lakshmi' };
    await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, card).expect(200);
    const page = await withPage(trip);
    expect((await page.read()).help).toBeNull();
    const called = herPage.parse((await page.call().expect(200)).json());
    expect(called.help).toMatchObject({ seenBy: [], toldTo: ['Meera', 'Ravi'] });

    const subject = 'Lakshmi needs help in Frankfurt';
    expect(await subjects(trip.helper.email)).toContain(subject);
    expect(await subjects(trip.seeker.email)).toContain(subject);
    const mail = (await sent(trip.helper.email)).find((one) => one.subject === subject);
    expect(mail?.text).toMatch(/Lakshmi asks for help in Frankfurt \(FRA\)\. It is \d\d:\d\d there\./);
    expect(mail?.text).toContain('on the way to the airport');
    expect(mail?.text).toContain(`/trips/${trip.id}`);
    expect((await sent(trip.helper.phoneE164 ?? '')).map(({ text }) => text)).toEqual([
      expect.stringContaining('Lakshmi needs help in Frankfurt. Flight Amigo: http'),
    ]);
    await settled(app.database, 'messaging.site-message');
    const conversation = await trip.helpers.get(`/api/messages/${trip.seeker.id}`).expect(200);
    expect(conversationPage.parse(conversation.json()).messages.at(-1)?.content).toContain('asks for help');

    expect((await details(trip.helpers, trip.id)).helpCall).toMatchObject({
      airport: 'FRA',
      city: 'Frankfurt',
      seenBy: [],
      seenByMe: false,
    });
    await trip.helpers.post(`/api/matches/${trip.id}/help/seen`).expect(200);
    await trip.helpers.post(`/api/matches/${trip.id}/help/seen`).expect(200);
    expect((await page.read()).help?.seenBy).toEqual(['Meera']);
    expect((await details(trip.seekers, trip.id)).helpCall).toMatchObject({
      seenBy: ['Meera'],
      seenByMe: false,
    });
    expect((await details(trip.helpers, trip.id)).helpCall?.seenByMe).toBe(true);
  });

  it('calls each of them in their own language, with the name of the city', async () => {
    const trip = await agreedTrip(app, { listing: { departureAirport: 'FRA', arrivalAirport: 'ORD' } });
    await departIn(app, trip, 2);
    await trip.helpers.patch('/api/profile', { language: 'te' }).expect(200);
    await trip.seekers.patch('/api/profile', { language: 'fa' }).expect(200);
    await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, { firstName: 'Lakshmi' }).expect(200);
    const page = await withPage(trip);
    await page.call().expect(200);
    const toHelper = (await sent(trip.helper.email)).find(({ subject }) => subject?.includes('సహాయం'));
    expect(toHelper?.subject).toContain('ఫ్రాంక్‌ఫర్ట్\u200cలో');
    expect(toHelper?.text).toContain('ప్రయాణ స్థితి: విమానాశ్రయానికి వెళ్తున్నారు.');
    expect(toHelper?.text).toContain(`/te/trips/${trip.id}`);
    const [text] = await sent(trip.helper.phoneE164 ?? '');
    expect(text?.text).toContain('సహాయం కావాలి');
    const toFamily = (await sent(trip.seeker.email)).find(({ subject }) => subject?.includes('فرانکفورت'));
    expect(toFamily?.text).toMatch(/آن‌جا ساعت [۰-۹]{2}:[۰-۹]{2} است/);
  });

  it('is sent once, however often she presses', async () => {
    const trip = await agreedTrip(app);
    const page = await withPage(trip);
    await Promise.all(Array.from({ length: 5 }, () => page.call().expect(200)));
    expect((await subjects(trip.helper.email)).filter((one) => one?.includes('needs help'))).toHaveLength(1);
    await callsPassed(4);
    await page.call().expect(200);
    expect((await subjects(trip.helper.email)).filter((one) => one?.includes('needs help'))).toHaveLength(2);
  });

  it('is limited for each trip, and says so', async () => {
    const trip = await agreedTrip(app);
    const page = await withPage(trip);
    for (let calls = 0; calls < 6; calls++) {
      await page.call().expect(200);
      await callsPassed(4);
    }
    const refused = await page.call().expect(429);
    expect(refused.headers['retry-after']).toBeDefined();
    await (await withPage(await agreedTrip(app))).call().expect(200);
  });

  it('is history after a day', async () => {
    const trip = await agreedTrip(app);
    const page = await withPage(trip);
    await page.call().expect(200);
    await callsPassed(24 * 60 + 1);
    expect((await page.read()).help).toBeNull();
    expect((await details(trip.helpers, trip.id)).helpCall).toBeNull();
  });

  it('is seen by those of the trip only', async () => {
    const trip = await agreedTrip(app);
    const page = await withPage(trip);
    await page.call().expect(200);
    const path = `/api/matches/${trip.id}/help/seen`;
    await (await app.as(await app.make.user())).post(path).expect(404);
    await app.asVisitor().post(path).expect(401);
    expect((await page.read()).help?.seenBy).toEqual([]);
  });

  it('takes nothing but the press, from pages of ours', async () => {
    const page = await withPage(await agreedTrip(app));
    const from = (headers: Record<string, string>, body?: object) =>
      app.asVisitor().send('POST', `/api/with/${page.token}/help`, body, headers);
    await from({ origin: 'https://elsewhere.example' }).expect(403);
    await from({ 'sec-fetch-site': 'cross-site' }).expect(403);
    await app.asVisitor().get(`/api/with/${page.token}/help`).expect(404);
    expect((await page.read()).help).toBeNull();
  });

  it('reaches the helper alone when she asked for the help herself', async () => {
    const trip = await agreedTrip(app);
    const page = await withPage(trip);
    expect(herPage.parse((await page.call().expect(200)).json())).toMatchObject({
      family: null,
      help: { toldTo: ['Meera'] },
    });
    expect((await subjects(trip.seeker.email)).filter((one) => one?.includes('needs help'))).toEqual([]);
  });
});
