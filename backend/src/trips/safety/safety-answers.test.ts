import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import { ReportsService } from '../../moderation/index.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip, departIn, departOn, tap, type Trip } from '../testing/trips.js';
import { matchDetails } from '../contract.js';
import { storedSafetyAnswer } from './contract.js';
import { TripJobs } from '../scheduled/trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function finishedTrip(): Promise<Trip> {
  const trip = await agreedTrip(app);
  await departOn(app, trip, -3);
  await app.get(TripJobs).run({ atAnyHour: true });
  return trip;
}
const path = ({ id }: { id: number }) => `/api/matches/${id}/safety`;
const answer = (by: Client, trip: { id: number }, body: object) => by.send('PUT', path(trip), body);
const read = async (by: Client, trip: { id: number }) =>
  storedSafetyAnswer.parse((await by.get(path(trip)).expect(200)).json());
const reportsAbout = ({ id }: { id: number }) =>
  app.database.query<{ id: number; reason: string }>(
    'test-reports',
    'select id::float8 as id, reason from report where reported_id = $1 order by id',
    [id],
  );
async function mailsToOperators() {
  await settled(app.database, 'mail.send');
  const reply = await app
    .asVisitor()
    .get(`/sandbox/outbox?${new URLSearchParams({ to: app.config.contactEmail })}`);
  return reply.json() as { subject: string; text: string }[];
}

describe('an answer about safety', () => {
  it('reaches the operators as a report, once, and again when it changes', async () => {
    const trip = await finishedTrip();
    expect(await read(trip.seekers, trip)).toBeNull();
    const no = { feltSafe: false, details: 'He kept my passport.' };
    await Promise.all(Array.from({ length: 3 }, () => answer(trip.seekers, trip, no).expect(200)));
    expect(await read(trip.seekers, trip)).toEqual(no);
    const [report, ...others] = await reportsAbout(trip.helper);
    expect([report?.reason, others]).toEqual(['danger', []]);
    const mailed = (await mailsToOperators()).filter(({ text }) => text.includes(no.details));
    expect(mailed.map(({ subject }) => subject)).toEqual([`Report ${report?.id}: danger`]);
    expect(mailed[0]?.text).toContain(`After trip ${trip.id}`);
    expect(await app.get(ReportsService).evidenceOf(report?.id ?? 0)).toMatchObject({
      person: { username: trip.helper.username },
    });

    await answer(trip.seekers, trip, { feltSafe: true }).expect(200);
    expect(await read(trip.seekers, trip)).toEqual({ feltSafe: true, details: null });
    expect((await reportsAbout(trip.helper)).map(({ reason }) => reason)).toEqual(['danger', 'other']);
  });

  it('may be that one is not sure, which the operators read as a question', async () => {
    const trip = await finishedTrip();
    const unsure = { feltSafe: false, notSure: true, details: 'He asked for my passport twice.' };
    await answer(trip.seekers, trip, unsure).expect(200);
    expect(await read(trip.seekers, trip)).toEqual(unsure);
    const [report] = await reportsAbout(trip.helper);
    expect(report?.reason).toBe('other');
    const mailed = (await mailsToOperators()).find(({ text }) => text.includes(unsure.details));
    expect(mailed?.text).toContain('The answer was not sure.');
    await answer(trip.seekers, trip, { feltSafe: true, notSure: true }).expect(400);
    await answer(trip.seekers, trip, { feltSafe: false }).expect(200);
    expect(await read(trip.seekers, trip)).toEqual({ feltSafe: false, details: null });
  });

  it('may be given from the hand-over on', async () => {
    const trip = await agreedTrip(app);
    await departIn(app, trip, -8);
    await trip.seekers.get(path(trip)).expect(404);
    await tap(trip.helpers, trip.id, 'met').expect(200);
    await tap(trip.seekers, trip.id, 'handed_over').expect(200);
    expect(await read(trip.helpers, trip)).toBeNull();
    await answer(trip.seekers, trip, { feltSafe: true }).expect(200);
  });

  it('is only stored when it is a plain yes', async () => {
    const trip = await finishedTrip();
    const before = (await mailsToOperators()).length;
    await answer(trip.helpers, trip, { feltSafe: true }).expect(200);
    expect(await read(trip.helpers, trip)).toEqual({ feltSafe: true, details: null });
    expect(await reportsAbout(trip.seeker)).toEqual([]);
    expect(await mailsToOperators()).toHaveLength(before);
  });

  it('is not found by the other, a stranger or a visitor', async () => {
    const trip = await finishedTrip();
    await answer(trip.seekers, trip, { feltSafe: false, details: 'He shouted.' }).expect(200);
    expect(await read(trip.helpers, trip)).toBeNull();
    const stranger = await app.as(await app.make.user());
    for (const [client, status] of [
      [stranger, 404],
      [app.asVisitor(), 401],
    ] as const) {
      await client.get(path(trip)).expect(status);
      await answer(client, trip, { feltSafe: true }).expect(status);
    }
    const seen = [
      await trip.helpers.get(`/api/matches/${trip.id}`),
      await trip.helpers.get('/api/matches'),
      await trip.helpers.get('/api/profile/download').expect(200),
    ];
    expect(seen.map(({ text }) => text).join()).not.toMatch(/shouted|"feltSafe"/);
  });

  it('waits for the end of the trip, and outlasts a block', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    const early = await answer(trip.seekers, trip, { feltSafe: false }).expect(409);
    expect(early.json()).toMatchObject({ message: 'You can answer after the trip' });
    await departOn(app, trip, -3);
    await trip.seekers.post('/api/blocks', { userId: trip.helper.id }).expect(200);
    await answer(trip.seekers, trip, { feltSafe: false }).expect(200);
    expect((await reportsAbout(trip.helper)).map(({ reason }) => reason)).toEqual(['danger']);
  });

  it('is asked at once after a block on the day of travel, of both, and not for a trip that never began', async () => {
    const trip = await agreedTrip(app);
    await departOn(app, trip, 0);
    await trip.seekers.get(path(trip)).expect(404);
    await trip.helpers.post('/api/blocks', { userId: trip.seeker.id }).expect(200);
    await trip.seekers.get(`/api/matches/${trip.id}`).expect(404);
    for (const by of [trip.seekers, trip.helpers]) expect(await read(by, trip)).toBeNull();
    await answer(trip.seekers, trip, { feltSafe: false, details: 'He kept my passport.' }).expect(200);
    expect((await reportsAbout(trip.helper)).map(({ reason }) => reason)).toEqual(['danger']);
    const mail = await app.outbox({ to: trip.helper.email, says: /Did you feel safe/ });
    expect(mail.text).toContain(`/trips/${trip.id}`);
    const way = 'New York (JFK) to Delhi (DEL)';
    expect(mail.subject).toContain(`Did you feel safe? ${way}, `);
    expect(mail.text).toContain(`You have blocked ${trip.seeker.username} on the day of your trip: ${way}, `);

    const early = await agreedTrip(app);
    await departOn(app, early, 9);
    await early.seekers.post('/api/blocks', { userId: early.helper.id }).expect(200);
    await early.seekers.get(path(early)).expect(404);
    await answer(early.seekers, early, { feltSafe: false }).expect(409);
  });

  it.each([{}, { feltSafe: 'no' }, { feltSafe: false, details: 'a'.repeat(801) }, { feltSafe: true, to: 1 }])(
    'is refused when it is not complete: %j',
    async (body) => {
      const trip = await finishedTrip();
      await answer(trip.seekers, trip, body).expect(400);
    },
  );

  it('is in the download of its author, and leaves with the account', async () => {
    const trip = await finishedTrip();
    const details = 'a'.repeat(800);
    await answer(trip.seekers, trip, { feltSafe: false, details }).expect(200);
    const { elsewhere } = accountData.parse(
      (await trip.seekers.get('/api/profile/download').expect(200)).json(),
    );
    expect(elsewhere).toMatchObject({ safetyAnswers: [{ matchId: trip.id, feltSafe: false, details }] });
    await trip.seekers.delete('/api/profile', { email: trip.seeker.email }).expect(200);
    const left = await app.database.query('test-answers', 'select 1 from safety_answer where match_id = $1', [
      trip.id,
    ]);
    expect([left, (await reportsAbout(trip.helper)).length]).toEqual([[], 1]);
  });

  it('comes with a tip only where the other accepts one', async () => {
    const may = async (by: Client, { id }: Trip) =>
      matchDetails.parse((await by.get(`/api/matches/${id}`).expect(200)).json()).otherAcceptsTips;
    const takes = await agreedTrip(app, { listing: { acceptsTips: true } });
    const takesNone = await agreedTrip(app, { listing: { acceptsTips: false } });
    expect([await may(takes.seekers, takes), await may(takes.helpers, takes)]).toEqual([true, false]);
    expect(await may(takesNone.seekers, takesNone)).toBe(false);
  });
});
