import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { siteMessage } from '../../account/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip, type Trip } from '../testing/trips.js';

let app: TestApp;
let trip: Trip;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  trip = await agreedTrip(app);
});
afterAll(() => app.close());

const meetAt = (by: 'helpers' | 'seekers', meetingPoint: string, expected = 200) =>
  trip[by].patch(`/api/matches/${trip.id}`, { meetingPoint }).expect(expected);

async function mailsTo({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const query = new URLSearchParams({ to: email, limit: '50' });
  const reply = await app.asVisitor().get(`/sandbox/outbox?${query}`).expect(200);
  const mails = reply.json() as { subject: string; text: string }[];
  return mails.filter(({ subject }) => subject.startsWith('Where you meet'));
}

async function messages() {
  await settled(app.database, siteMessage.name);
  const rows = await app.database.query<{ content: string }>(
    'test-messages',
    `select content from message where content like '%changed where you meet%' and sender_id = any($1) order by id`,
    [[trip.helper.id, trip.seeker.id]],
  );
  return rows.map(({ content }) => content);
}

/** The ten minutes since the last news are over. */
async function later() {
  await app.database.query(
    'test-told',
    `update match set helper_told_meeting_at = helper_told_meeting_at - interval '10 minutes',
       seeker_told_meeting_at = seeker_told_meeting_at - interval '10 minutes' where id = $1`,
    [trip.id],
  );
  await app.database.query(
    'test-due',
    `update pgboss.job set start_after = now() where name = 'matches.tell-meeting' and state = 'created'`,
  );
  await settled(app.database, 'matches.tell-meeting');
}

describe('the news of a meeting', () => {
  it('tells one change at once, and all of the next ten minutes together', async () => {
    for (let door = 1; door <= 9; door++) await meetAt('helpers', `Terminal 3, door ${door}`);
    const [first, ...others] = await mailsTo(trip.seeker);
    expect(first?.text).toContain('door 1.');
    expect(others).toEqual([]);
    expect(await messages()).toHaveLength(1);

    await later();
    const mails = await mailsTo(trip.seeker);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('door 9.');
    expect(await messages()).toEqual([
      expect.stringContaining('door 1.'),
      expect.stringContaining('door 9.'),
    ]);

    await meetAt('helpers', 'The big clock');
    expect(await mailsTo(trip.seeker)).toHaveLength(2);
    await later();
    expect((await mailsTo(trip.seeker))[0]?.text).toContain('The big clock');
  });

  it('tells each side what the other changed, and not what they changed themselves', async () => {
    await meetAt('helpers', 'Door 1');
    await meetAt('helpers', 'Door 2');
    await meetAt('seekers', 'Door 3');
    expect((await mailsTo(trip.helper))[0]?.text).toContain('Door 3');
    await later();
    const mails = await mailsTo(trip.seeker);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Door 1');
  });

  it('tells nothing of a trip that was cancelled meanwhile', async () => {
    await meetAt('helpers', 'Door 1');
    await meetAt('helpers', 'Door 2');
    await trip.helpers.post(`/api/matches/${trip.id}/cancel`, { reason: 'My plans changed' }).expect(200);
    await later();
    expect(await mailsTo(trip.seeker)).toHaveLength(1);
  });

  it('may be changed 20 times in ten minutes', async () => {
    for (let time = 1; time <= 20; time++) await meetAt('helpers', `Door ${time}`);
    await meetAt('helpers', 'Door 21', 429);
    await meetAt('seekers', 'Door 22');
  });
});
