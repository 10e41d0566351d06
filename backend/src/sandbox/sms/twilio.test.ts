import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function send(form: Record<string, string>, token = app.config.sms.authToken) {
  const { accountSid, from } = app.config.sms;
  return app
    .asVisitor()
    .send(
      'POST',
      `/sandbox/twilio/2010-04-01/Accounts/${accountSid}/Messages.json`,
      new URLSearchParams({ To: '+12025550143', From: from, Body: 'Hello', ...form }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
      },
    );
}

describe('the sandbox SMS provider', () => {
  it('accepts a message as the real one does', async () => {
    const sent = await send({}).expect(201);
    expect(sent.json()).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
      status: 'queued',
      to: '+12025550143',
    });
  });

  it('requires valid credentials', async () => {
    const refused = await send({}, 'a wrong token').expect(401);
    expect(refused.json()).toMatchObject({ code: 20003, status: 401 });
  });

  it.each([
    ['an invalid number', { To: '+1999' }, 21211],
    ['a number that wants no more', { To: '+15005550004' }, 21610],
    ['no number', { To: '' }, 21604],
    ['a sender that is not ours', { From: '+12025550199' }, 21606],
    ['no text', { Body: '' }, 21602],
    ['a text without end', { Body: 'x'.repeat(1601) }, 21617],
  ])('refuses %s with the real one’s error', async (_, form, code) => {
    const refused = await send(form).expect(400);
    expect(refused.json()).toMatchObject({
      code,
      status: 400,
      more_info: expect.stringContaining(`${code}`),
    });
  });

  it('is the only route that accepts forms', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = 'name=Maria&email=maria@example.com&message=Hello+from+a+form';
    await app.asVisitor().send('POST', '/api/contact', form, headers).expect(415);
    await app.asVisitor().send('POST', '/nowhere', form, headers).expect(415);
  });
});
