import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listOf, say, talker, wordsOf, type Talker } from '../testing/talk.js';

let app: TestApp;
let one: Talker;
let other: Talker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  [one, other] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

const badWords: [what: string, content: unknown][] = [
  ['nothing', ''],
  ['only blanks', ' \n\t\u00a0 '],
  ['2001 characters', 'x'.repeat(2001)],
  ['a NUL', 'Hello\u0000'],
  ['a lone surrogate', 'Hello \ud800 you'],
  ['a text that is read backwards', 'Hello \u202eolleh'],
  ['a number', 5],
  ['null', null],
  ['a list', ['Hello']],
  ['an object', { $ne: null }],
];

describe('the check of a message', () => {
  it.each(badWords)('refuses %s as a message, and names the field', async (_what, content) => {
    const reply = await one.client.post('/api/messages', { receiverId: other.id, content }).expect(400);
    expect(errorBody.parse(reply.json()).issues).toMatchObject([{ path: 'content' }]);
    expect(await listOf(one)).toEqual([]);
  });

  const badMore: [field: string, more: object][] = [
    ['receiverId', { receiverId: '5' }],
    ['receiverId', { receiverId: 0 }],
    ['receiverId', { receiverId: 1.5 }],
    ['receiverId', { receiverId: 1e21 }],
    ['sendSMS', { sendSMS: 'yes' }],
    ['clientKey', { clientKey: 'mine' }],
    ['clientKey', { clientKey: '' }],
  ];

  it.each(badMore)('refuses an invalid %s: %j', async (field, more) => {
    const body = { receiverId: other.id, content: 'Hello', ...more };
    const reply = await one.client.post('/api/messages', body).expect(400);
    expect(errorBody.parse(reply.json()).issues).toMatchObject([{ path: field }]);
  });

  it('refuses unknown fields', async () => {
    for (const more of [{ senderId: other.id }, { id: 1 }, { createdAt: '2020-01-01' }, { sms: true }])
      await one.client.post('/api/messages', { receiverId: other.id, content: 'Hello', ...more }).expect(400);
    await one.client.post('/api/messages', { content: 'Hello' }).expect(400);
  });

  it('accepts any text of up to 2000 characters', async () => {
    const third = await talker(app);
    const texts = ['x'.repeat(2000), 'नमस्ते 👋🏽 <b>&amp;</b>', "'; drop table message; --", 'Line\nby line'];
    for (const text of texts) await say(one, third, text);
    await say(one, third, 'Cafe\u0301');
    expect(await wordsOf(third, one)).toEqual([...texts, 'Caf\u00e9']);
  });
});
