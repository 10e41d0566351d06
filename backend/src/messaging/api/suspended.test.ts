import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asStaff } from '../../moderation/testing/staff.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, pageOf, say, talker, wordsOf, type Talker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function suspend({ id }: Talker) {
  const { client } = await asStaff(app);
  const words = 'You asked people for money before a flight.';
  const act = { action: 'suspend', reason: 'fraud', words, days: 7 };
  await client.post(`/api/desk/people/${id}/actions`, act).expect(200);
}

const send = ({ client }: Talker, { id }: Talker) =>
  client.post('/api/messages', { receiverId: id, content: 'Are you still there?' });

describe('the notice of a suspension', () => {
  it('says to the other that a person was suspended, and refuses what is sent to them in words', async () => {
    const [scammer, victim] = [await talker(app), await talker(app)];
    await say(scammer, victim, 'Send me the money first.');
    expect((await pageOf(victim, scammer)).isSuspended).toBeUndefined();
    await suspend(scammer);

    expect((await pageOf(victim, scammer)).isSuspended).toBe(true);
    await settled(app.database, 'messaging.reset-partners');
    expect((await eventsOf(app, victim)).at(-1)).toMatchObject({ kind: 'reset' });
    const refused = await send(victim, scammer).expect(403);
    expect(refused.json()).toMatchObject({
      code: 'person-suspended',
      message: 'This person was suspended, so nothing can be sent to them.',
    });
    expect(await wordsOf(victim, scammer)).toEqual(['Send me the money first.']);
    await victim.client.post('/api/reports', { userId: scammer.id, reason: 'fraud' }).expect(200);
  });

  it('tells a stranger nothing', async () => {
    const [scammer, stranger] = [await talker(app), await talker(app)];
    await suspend(scammer);
    await stranger.client.get(`/api/messages/${scammer.id}`).expect(404);
    await send(stranger, scammer).expect(404);
  });

  it('ends with the suspension', async () => {
    const [person, other] = [await talker(app), await talker(app)];
    await say(person, other);
    await suspend(person);
    await send(other, person).expect(403);
    const end = `update "user" set suspended_until = now() - interval '1 second' where id = $1`;
    await app.database.query('test-end', end, [person.id]);
    expect((await pageOf(other, person)).isSuspended).toBeUndefined();
    await send(other, person).expect(200);
  });
});
