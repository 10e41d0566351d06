import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventsOf, pageOf, say, talker, wordsOf, type MadeTalker } from '../testing/talk.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const send = (from: MadeTalker, to: MadeTalker, content = 'Hello', more: object = {}) =>
  from.client.post('/api/messages', { receiverId: to.id, content, ...more });

describe('the limit of unanswered messages', () => {
  it('allows three messages in a row until the other has answered', async () => {
    const [spammer, victim] = [await talker(app), await talker(app, { username: 'Meera Victim' })];
    for (const content of ['One', 'Two', 'Three']) await say(spammer, victim, content);
    expect(await pageOf(spammer, victim)).toMatchObject({ unansweredLimit: 3, isAnswered: true });
    const refused = await send(spammer, victim, 'Four').expect(403);
    expect(refused.json()).toMatchObject({
      message: 'You can write again when Meera Victim has answered.',
      code: 'answer-needed',
    });
    expect(await wordsOf(victim, spammer)).toEqual(['One', 'Two', 'Three']);
    expect(await eventsOf(app, victim)).toHaveLength(3);

    await say(victim, spammer, 'Yes?');
    expect(await pageOf(spammer, victim)).toMatchObject({ unansweredLimit: null });
    for (let count = 0; count < 5; count++) await say(spammer, victim, 'Thank you');
  });

  it('lets three of fifty parallel messages through, and answers a retry of one of them', async () => {
    const [spammer, victim] = [await talker(app), await talker(app)];
    const clientKey = crypto.randomUUID();
    await say(spammer, victim, 'Hello', { clientKey });
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(spammer, victim)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    await send(spammer, victim, 'Hello', { clientKey }).expect(200);
    expect(await wordsOf(victim, spammer)).toHaveLength(3);
  });

  it('does not make people wait who have agreed to fly together', async () => {
    const [one, other] = [await talker(app), await talker(app)];
    await app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, other.id, 'match');
    for (let count = 0; count < 5; count++) await say(one, other, 'I am at the gate');
    expect(await pageOf(one, other)).toMatchObject({ unansweredLimit: null });
    expect(await pageOf(other, one)).toMatchObject({ isAnswered: true });
  });

  it('marks what a message is about, and that it holds a link or a number', async () => {
    const [scammer, victim] = [await talker(app), await talker(app)];
    await say(scammer, victim, 'Could you carry a parcel for my aunt? $500');
    await say(scammer, victim, 'Write to joe at example dot com, or + 1 (202) 555-0143');
    await say(scammer, victim, 'We land at gate B22');
    const { messages, isAnswered } = await pageOf(victim, scammer);
    expect(isAnswered).toBe(false);
    expect(messages.map(({ risk, hasContact }) => [risk, hasContact])).toEqual([
      ['parcels', undefined],
      [undefined, true],
      [undefined, undefined],
    ]);
    await say(victim, scammer, 'No, thank you');
    expect((await pageOf(victim, scammer)).isAnswered).toBe(true);
  });
});
