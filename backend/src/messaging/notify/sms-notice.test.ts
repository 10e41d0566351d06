import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { pageOf, say, talker, wordsOf, type MadeTalker, type Talker } from '../testing/talk.js';

let app: TestApp;
let sender: Talker;
let receiver: MadeTalker;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  [sender, receiver] = [await talker(app), await talker(app, { verified: true })];
});
afterAll(() => app.close());

const text = (from: Talker, to: Talker, more: object = {}) =>
  say(from, to, 'The secret word is marzipan', { sendSMS: true, ...more });
const jobs = () => app.database.query('test-sms', `select id from pgboss.job where name = 'sms.send'`);
const sent = { sent: true, reason: null };
const silent = { sent: false, reason: 'A text can be sent once they have written back' };
const enough = { sent: false, reason: 'Enough texts were sent for one day' };

describe('the SMS about a message', () => {
  it('texts a user who has written back that there is a message, with a link but no content', async () => {
    await say(receiver, sender);
    expect(await pageOf(sender, receiver)).toMatchObject({ sms: { possible: true, reason: null } });
    expect((await text(sender, receiver)).sms).toEqual(sent);
    const sms = await app.outbox({ to: receiver.user.phoneE164!, channel: 'sms' });
    expect(sms.text).toContain(`${app.config.publicUrl}/messages?to=${sender.id}`);
    expect(sms.text).not.toContain('marzipan');
    expect(sms.text.length).toBeLessThanOrEqual(160);
  });

  it('is sent in time even if the clock of this server is wrong', async () => {
    await say(receiver, sender);
    const trueNow = Date.now;
    Date.now = () => trueNow() - 3_600_000;
    try {
      expect((await text(sender, receiver)).sms).toEqual(sent);
    } finally {
      Date.now = trueNow;
    }
    await app.outbox({ to: receiver.user.phoneE164!, channel: 'sms' });
  });

  it('stores the message without a text, with the reason, if the recipient has not written back', async () => {
    const before = await jobs();
    expect((await text(sender, receiver)).sms).toEqual(silent);
    expect((await text(sender, receiver)).sms).toEqual(silent);
    expect(await pageOf(sender, receiver)).toMatchObject({ sms: { possible: false, reason: silent.reason } });
    expect(await wordsOf(receiver, sender)).toHaveLength(2);
    expect(await jobs()).toEqual(before);
  });

  it('says in the language of the writer’s page why there is none', async () => {
    const reply = await sender.client.get(`/api/messages/${receiver.id}?peek=1`, { 'x-language': 'fr' });
    expect(reply.json()).toMatchObject({
      sms: { possible: false, reason: 'Un SMS pourra être envoyé quand cette personne aura répondu' },
    });
  });

  it('texts nobody who does not want it, until they do again', async () => {
    await say(receiver, sender);
    const want = (sms: boolean) =>
      receiver.client.patch('/api/notifications/settings', { messages: { sms } }).expect(200);
    await want(false);
    const unwanted = { sent: false, reason: 'They do not want text messages from here' };
    expect(await pageOf(sender, receiver)).toMatchObject({
      sms: { possible: false, reason: unwanted.reason },
    });
    expect((await text(sender, receiver)).sms).toEqual(unwanted);
    await want(true);
    expect((await text(sender, receiver)).sms).toEqual(sent);
  });

  it('texts no number that is unverified or out of reach', async () => {
    const numbers = [
      [{ phoneNumber: '+1 2025550177', verified: false }, 'They have not verified a phone number'],
      [{ phoneNumber: '+1 9005551234', verified: true }, 'We cannot send text messages to their phone'],
      [{}, 'They have not verified a phone number'],
    ] as const;
    const before = await jobs();
    for (const [about, reason] of numbers) {
      const other = await talker(app, about);
      await say(other, sender);
      expect((await text(sender, other)).sms).toEqual({ sent: false, reason });
      expect((await pageOf(sender, other)).sms).toEqual({ possible: false, reason });
    }
    expect(await jobs()).toEqual(before);
  });

  it('is sent only with a message that requests it', async () => {
    await say(receiver, sender);
    const before = await jobs();
    expect((await say(sender, receiver)).sms).toBeNull();
    expect((await say(sender, receiver, 'Hello', { sendSMS: false })).sms).toBeNull();
    expect(await jobs()).toEqual(before);
  });

  it('is sent once for a repeated message, which gets the same response', async () => {
    await say(receiver, sender);
    const clientKey = crypto.randomUUID();
    const before = (await jobs()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => text(sender, receiver, { clientKey })));
    expect(answers.map(({ sms }) => sms)).toEqual([sent, sent, sent, sent, sent]);
    expect(await jobs()).toHaveLength(before + 1);

    const [refused, stranger] = [crypto.randomUUID(), await talker(app, { verified: true })];
    await text(sender, stranger, { clientKey: refused });
    expect((await text(sender, stranger, { clientKey: refused })).sms).toEqual(silent);
  });

  it('is sent at most twice a day between two users', async () => {
    await say(receiver, sender);
    for (const expected of [sent, sent, enough]) expect((await text(sender, receiver)).sms).toEqual(expected);
    expect(await wordsOf(receiver, sender)).toHaveLength(4);
  });

  it('is sent at most five times a day to one user, and ten times by one', async () => {
    const outcomes = async (pairs: [Talker, Talker][]) => {
      const found = [];
      for (const [from, to] of pairs) {
        await say(to, from);
        found.push((await text(from, to)).sms);
      }
      return found;
    };
    const many = (count: number) =>
      Promise.all(Array.from({ length: count }, () => talker(app, { verified: true })));
    const toOne = (await many(6)).map((from): [Talker, Talker] => [from, receiver]);
    expect(await outcomes(toOne.slice(0, 3))).toEqual([sent, sent, sent]);
    await app.database.query('test-starts', `delete from limit_bucket where key like 'conversation.start:%'`);
    expect(await outcomes(toOne.slice(3))).toEqual([sent, sent, enough]);
    const byOne = (await many(11)).map((to): [Talker, Talker] => [sender, to]);
    expect(await outcomes(byOne)).toEqual([...Array.from({ length: 10 }, () => sent), enough]);
  });

  it('stores the message without a text, with the reason, if the budget of the site is spent', async () => {
    await say(receiver, sender);
    await app.database.query(
      'test-spent',
      'update sms_budget set hour_spent = 20000000, hour_started = now()',
    );
    const { sms } = await text(sender, receiver);
    expect(sms).toEqual({
      sent: false,
      reason: expect.stringContaining('We cannot send text messages right now'),
    });
    await app.database.query('test-refund', 'update sms_budget set hour_spent = 0');
    expect(await wordsOf(receiver, sender)).toHaveLength(2);
  });
});
