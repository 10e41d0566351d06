import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fallbackToken } from '../../platform/captcha/captcha.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { forms, fullForm, proof, quickForm } from '../testing/posting.js';
import { botCheckSentence } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let posted = 0;
const post = (client: Client, form: 'find' | 'offer', captchaToken?: string) =>
  client.post(forms[form].path, quickForm({ email: `guest${++posted}@example.com`, captchaToken }));

describe('the gate of posting', () => {
  it.each(['find', 'offer'] as const)(
    'refuses a guest without a bot-check with the page’s message: %s',
    async (form) => {
      for (const token of [undefined, '']) {
        const reply = await post(app.asVisitor(), form, token).expect(400);
        expect(reply.json()).toMatchObject({ message: botCheckSentence });
      }
    },
  );

  it('refuses members without a bot-check, on the full form and the quick forms', async () => {
    const user = await app.make.user({ verified: true });
    const client = await app.as(user);
    const full = await client.post('/api/listings', fullForm({ email: user.email })).expect(400);
    expect(full.json()).toMatchObject({ message: botCheckSentence });
    await client.post(forms.find.path, quickForm({ email: user.email })).expect(400);
  });

  it.each(['find', 'offer'] as const)('refuses what the bot-check rejects: %s', async (form) => {
    const visitor = app.asVisitor();
    const other = form === 'find' ? 'offer' : 'find';
    for (const token of ['invented', await proof(visitor, form, '&score=0.1'), await proof(visitor, other)]) {
      const reply = await post(visitor, form, token).expect(403);
      expect(reply.json()).toMatchObject({ message: botCheckSentence });
    }
  });

  it('accepts a proof once', async () => {
    const visitor = app.asVisitor();
    const token = await proof(visitor, 'find');
    await post(visitor, 'find', token).expect(200);
    await post(visitor, 'find', token).expect(403);
  });

  it('accepts the fallback only twice a day', async () => {
    const visitor = app.asVisitor();
    for (let round = 0; round < 2; round++) await post(visitor, 'find', fallbackToken).expect(200);
    await post(visitor, 'offer', fallbackToken).expect(429);
    await post(visitor, 'offer', await proof(visitor, 'offer')).expect(200);

    const user = await app.make.user({ verified: true });
    const statuses = [];
    for (const day of [1, 2, 3]) {
      const form = fullForm({ email: user.email, captchaToken: fallbackToken, date: inDays(day) });
      statuses.push((await (await app.as(user)).post('/api/listings', form)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('lets people post while the bot-check is down', async () => {
    const visitor = app.asVisitor();
    const token = await proof(visitor, 'find');
    await visitor.send('PUT', '/sandbox/knobs/captcha', { fault: 'down' }).expect(200);
    await post(visitor, 'find', token).expect(200);
    await visitor.delete('/sandbox/knobs').expect(200);
  });

  it('counts the tags of a mailbox as one guest', async () => {
    const visitor = app.asVisitor();
    const statuses = [];
    for (const tag of ['', '+1', '+2', '+3']) {
      const captchaToken = await proof(visitor, 'find');
      const more = { description: `My mother flies alone, plan number ${tag || '0'}.`, captchaToken };
      const reply = await visitor.post(
        forms.find.path,
        quickForm({ email: `same${tag}@example.com`, ...more }),
      );
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
