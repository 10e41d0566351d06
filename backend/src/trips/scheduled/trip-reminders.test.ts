import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agree, agreedTrip, departIn, departOn, type Trip } from '../testing/trips.js';
import { mailedConfirmation, matchDetails } from '../contract.js';
import { TripJobs } from './trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget', 'delete from match');
});
afterAll(() => app.close());

/** An airport where the clock shows an hour at which mails leave, or at which they wait. */
async function airport(isMailingHour: boolean): Promise<string> {
  const [found] = await app.database.query<{ code: string }>(
    'test-airport',
    `select code from airport where code <> 'DEL'
       and (extract(hour from now() at time zone timezone) between 9 and 18) = $1
       and extract(hour from now() at time zone timezone) not in (8, 19)
     order by code limit 1`,
    [isMailingHour],
  );
  return found?.code ?? '';
}

/** Agreed two days ago, from where mails may leave now. */
async function tripIn(days: number, departureAirport?: string): Promise<Trip> {
  const from = departureAirport ?? (await airport(true));
  const trip = await agreedTrip(app, { listing: { departureAirport: from, arrivalAirport: 'DEL' } });
  return movedTo(days, trip);
}
async function movedTo(days: number, trip: Trip): Promise<Trip> {
  await departOn(app, trip, days);
  await app.database.query(
    'test-agreed',
    `update match set status_changed_at = now() - interval '2 days' where id = $1`,
    [trip.id],
  );
  return trip;
}
const run = () => app.get(TripJobs).run();
interface Mailed {
  subject: string;
  text: string;
}
async function mailsTo({ email }: { email: string }, about: RegExp): Promise<Mailed[]> {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as Mailed[]).filter(({ subject }) => about.test(subject));
}
const question = /^Still flying\?/;
const tokenIn = ([mail]: Mailed[]) => /\/still-flying#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const confirmBy = (token: string) => app.asVisitor().post('/api/matches/by-mail', { token });

describe('the reminder of a trip', () => {
  it('asks both three days before and, until they answer, one day before', async () => {
    const trip = await tripIn(3);
    await run();
    await run();
    const asked = await mailsTo(trip.helper, question);
    expect(asked.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/to Delhi \(DEL\), [^,]*, \d{4}$/),
    ]);
    expect(await mailsTo(trip.seeker, question)).toHaveLength(1);
    expect(asked[0]?.text).toContain('Stop these mails:');
    expect(asked[0]?.text).toContain('The flights are attached for your calendar.');

    const answer = mailedConfirmation.parse((await confirmBy(tokenIn(asked)).expect(200)).json());
    expect(answer).toMatchObject({ id: trip.id, arrivalAirport: 'DEL' });
    const seen = matchDetails.parse((await trip.seekers.get(`/api/matches/${trip.id}`)).json());
    expect(seen).toMatchObject({ confirmedByMe: false, confirmedByOther: true });

    await app.database.query(
      'test-later',
      'update match set date = date - 2, early_reminder_for = early_reminder_for - 2',
    );
    await run();
    expect(await mailsTo(trip.helper, question)).toHaveLength(1);
    expect(await mailsTo(trip.helper, /^Tomorrow: /)).toHaveLength(1);
    expect(await mailsTo(trip.seeker, question)).toHaveLength(2);
  });

  it('brings what one needs on the way the day before', async () => {
    const trip = await tripIn(1);
    await app.database.query(
      'test-facts',
      `update match set time = '02:50', flight_number = 'AI127', helper_confirmed_at = now(), seeker_confirmed_at = now()`,
    );
    const meeting = { meetingPoint: 'Terminal 3, Gate 6', meetingTime: '00:45' };
    await trip.helpers.patch(`/api/matches/${trip.id}`, meeting).expect(200);
    await run();
    const [toSeeker] = await mailsTo(trip.seeker, /^Tomorrow: /);
    expect(toSeeker?.text).toMatch(/, at 02:50, in the night from \w+day to \w+day/);
    expect(toSeeker?.text).toContain('to Delhi (DEL), flight AI127');
    expect(toSeeker?.text).toMatch(/You meet here: \w{3}, Terminal 3, Gate 6, \w+day, .+, at 00:45/);
    expect(toSeeker?.text).toContain(`${trip.helper.username.split(' ')[0]}: ${trip.helper.phoneNumber}`);
    const [toHelper] = await mailsTo(trip.helper, /^Tomorrow: /);
    expect(toHelper?.text).toContain('has no phone number here');
  });

  it('asks the family about the person who flies', async () => {
    const [helper, seeker] = [
      await app.make.user({ username: 'Ravi Kumar' }),
      await app.make.user({ username: 'Meera Rao' }),
    ];
    const flyer = {
      firstName: 'Lakshmi',
      relation: 'mother',
      ageGroup: '70_79',
      languages: 'Hindi',
    } as const;
    const { id: listingId } = await app.make.listing({
      by: seeker,
      type: 'seeking_help',
      flyer,
      departureAirport: await airport(true),
      arrivalAirport: 'DEL',
    });
    await movedTo(3, await agree(app, { helper, seeker, listingId }));
    await run();
    const [asked] = await mailsTo(seeker, question);
    expect(asked?.text).toContain('Lakshmi flies together with Ravi soon');
    expect(asked?.text).toContain('Yes, Lakshmi is flying');
    expect(asked?.subject).not.toContain('Lakshmi');
    expect((await mailsTo(helper, question))[0]?.text).toContain('Yes, I am flying');
  });

  it('sends one question to each, however many nodes run at the same time', async () => {
    const trips = [await tripIn(3), await tripIn(2), await tripIn(1)];
    await Promise.all([run(), run(), run()]);
    for (const { helper, seeker } of trips) {
      expect(await mailsTo(helper, question)).toHaveLength(1);
      expect(await mailsTo(seeker, question)).toHaveLength(1);
    }
  });

  it('asks again after the trip moves to another day, and the old link confirms no other', async () => {
    const trip = await tripIn(3);
    await run();
    const token = tokenIn(await mailsTo(trip.helper, question));
    await departOn(app, trip, 2);
    await confirmBy(token).expect(409);
    await run();
    expect(await mailsTo(trip.helper, question)).toHaveLength(2);
  });

  it('waits for a sensible hour at the departure airport', async () => {
    const trip = await tripIn(3, await airport(false));
    await run();
    await settled(app.database, 'mail.send');
    expect(await mailsTo(trip.helper, question)).toEqual([]);
    await app.get(TripJobs).run({ atAnyHour: true });
    expect(await mailsTo(trip.helper, question)).toHaveLength(1);
  });

  it('leaves out days too far or over, fresh agreements, and trips that are not agreed', async () => {
    const quiet = [await tripIn(4), await tripIn(0), await tripIn(-1), await tripIn(2), await tripIn(2)];
    const [, , , fresh, cancelled] = quiet;
    await app.database.query('test-fresh', 'update match set status_changed_at = now() where id = $1', [
      fresh?.id,
    ]);
    await cancelled?.helpers.post(`/api/matches/${cancelled.id}/cancel`, { reason: 'Ill' }).expect(200);
    await run();
    for (const { helper } of quiet) expect(await mailsTo(helper, question)).toEqual([]);
  });

  it('does not mail members who switched reminders off', async () => {
    const trip = await tripIn(2);
    await trip.seekers.patch('/api/notifications', { reminders: false }).expect(200);
    await run();
    expect(await mailsTo(trip.helper, question)).toHaveLength(1);
    expect(await mailsTo(trip.seeker, question)).toEqual([]);
  });

  it('tells the other when somebody has not answered 12 hours before, once', async () => {
    const trip = await tripIn(1);
    await app.get(TripJobs).run({ atAnyHour: true });
    await trip.helpers.post(`/api/matches/${trip.id}/confirm`).expect(200);
    const move = async (hours: number) => {
      await departIn(app, trip, hours);
      await app.database.query('test-asked', 'update match set late_reminder_for = date');
      await run();
    };
    await move(12.2);
    expect(await mailsTo(trip.helper, /has not confirmed/)).toEqual([]);
    await move(11.8);
    await run();
    const told = await mailsTo(trip.helper, /^Your companion has not confirmed: /);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`/trips/${trip.id}`);
    expect(told[0]?.text).toContain('Ravi has not confirmed yet that your trip takes place');
    expect(await mailsTo(trip.seeker, /has not confirmed/)).toEqual([]);
    await settled(app.database, 'messaging.site-message');
    const reply = await trip.helpers.get(`/api/messages/${trip.seeker.id}`).expect(200);
    expect(conversationPage.parse(reply.json()).messages.at(-1)).toMatchObject({
      bySite: true,
      content: 'Ravi has not confirmed the trip yet.',
    });
    await trip.seekers.post(`/api/matches/${trip.id}/confirm`).expect(200);
    await trip.seekers.post(`/api/matches/${trip.id}/confirm`).expect(200);
    expect(await mailsTo(trip.helper, /companion is flying: /)).toHaveLength(1);
  });

  it('refuses links that were changed, invented or are for another purpose', async () => {
    const trip = await tripIn(3);
    await run();
    const token = tokenIn(await mailsTo(trip.helper, question));
    const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const bad of [flipped, 'A'.repeat(60), 'x', '']) await confirmBy(bad).expect(400);
    await trip.seekers.post('/api/blocks', { userId: trip.helper.id }).expect(200);
    await confirmBy(token).expect(404);
  });
});
