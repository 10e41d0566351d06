import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Metrics } from '../observe/metrics.js';
import { Jobs } from '../jobs/jobs.js';
import { seal } from '../secrets/sealing.js';
import { Dispatches } from './dispatches.js';
import { smsPurpose, smsSend } from './sms.job.js';
import { Sms } from './sms.js';
import { TwilioClient } from './twilio-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

const to = '+12025550188';
const statusOf = async (dispatch: string) => {
  const [row] = await app.database.query<{ status: string | null; code: number | null }>(
    'test-sms-status',
    'select status, error_code as code from sms_dispatch where id = $1',
    [dispatch],
  );
  return row;
};
async function send() {
  const { dispatch } = await app.get(Sms).send(null, { to, text: 'Your code is 123456' });
  await settled(app.database, 'sms.send');
  return dispatch;
}

describe('the outcome of an SMS', () => {
  it('is known when the provider reports it', async () => {
    const dispatch = await send();
    await settled(app.database, 'sandbox.sms-report');
    expect(await statusOf(dispatch)).toEqual({ status: 'delivered', code: null });
    expect(await app.get(Metrics).text()).toContain('sms_statuses_total{status="delivered"} 1');
  });

  it('is known with the reason when it did not arrive', async () => {
    await app.asVisitor().send('PUT', '/sandbox/knobs/sms.delivery', { fault: 'undelivered' }).expect(200);
    const dispatch = await send();
    await settled(app.database, 'sandbox.sms-report');
    expect(await statusOf(dispatch)).toEqual({ status: 'undelivered', code: 30003 });
    expect(await app.get(Metrics).text()).toContain('sms_statuses_total{status="undelivered"} 1');
  });

  it('is known at once when the provider rejects it', async () => {
    const dispatch = randomUUID();
    // The provider's test number of a recipient who has opted out.
    const sealed = seal(app.config.secret, smsPurpose, { to: '+15005550004', text: 'Hello' });
    await app.get(Jobs).enqueue(null, smsSend, { dispatch, sealed });
    await settled(app.database, 'sms.send');
    expect(await statusOf(dispatch)).toEqual({ status: 'failed', code: 21610 });
  });
});

describe('a delivery report', () => {
  let dispatch: string;
  let path: string;
  beforeEach(async () => {
    dispatch = randomUUID();
    path = `/api/twilio/status/${dispatch}`;
    await app.get(Dispatches).claim(dispatch);
  });

  interface Forgery {
    authToken?: string;
    url?: string;
    signed?: Record<string, string>;
    headers?: Record<string, string>;
  }
  function report(form: Record<string, string>, forgery: Forgery = {}) {
    const { authToken = app.config.sms.authToken, url = `${app.config.publicUrl}${path}` } = forgery;
    const signature = getExpectedTwilioSignature(authToken, url, forgery.signed ?? form);
    return app.asVisitor().send('POST', path, new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
      ...forgery.headers,
    });
  }

  it('is accepted when it is signed, and never changes a final outcome', async () => {
    await report({ MessageSid: 'SM1', MessageStatus: 'queued' }).expect(200);
    expect(await statusOf(dispatch)).toEqual({ status: null, code: null });
    await report({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30005' }).expect(200);
    await report({ MessageSid: 'SM1', MessageStatus: 'sent' }).expect(200);
    await report({ MessageSid: 'SM1', MessageStatus: 'delivered' }).expect(200);
    expect(await statusOf(dispatch)).toEqual({ status: 'undelivered', code: 30005 });
  });

  it.each<[string, Forgery]>([
    ['no signature', { headers: { 'x-twilio-signature': '' } }],
    ['a signature that is none', { headers: { 'x-twilio-signature': 'é' } }],
    ['the signature of another account', { authToken: 'guess' }],
    ['the signature of another report', { signed: { MessageSid: 'SM1', MessageStatus: 'delivered' } }],
    ['the signature for another message', { url: `https://x.example/api/twilio/status/${randomUUID()}` }],
  ])('is refused with %s', async (_, forgery) => {
    await report({ MessageSid: 'SM1', MessageStatus: 'failed' }, forgery).expect(403);
    expect(await statusOf(dispatch)).toEqual({ status: null, code: null });
  });

  it('about an unknown message changes nothing', async () => {
    path = `/api/twilio/status/${randomUUID()}`;
    await report({ MessageSid: 'SM1', MessageStatus: 'delivered' }).expect(200);
    path = '/api/twilio/status/not-an-id';
    await report({ MessageSid: 'SM1', MessageStatus: 'delivered' }).expect(400);
  });
});

it('uses a Messaging Service when one is configured', async () => {
  const number = '+12025550187';
  const from = `MG${'0'.repeat(32)}`;
  const client = new TwilioClient({ ...app.config, sms: { ...app.config.sms, from } });
  await client.send(number, 'Hello by a pool of numbers');
  expect(await app.outbox({ to: number })).toMatchObject({ text: 'Hello by a pool of numbers' });
  const unknown = new TwilioClient({
    ...app.config,
    sms: { ...app.config.sms, from: `MG${'1'.repeat(32)}` },
  });
  await expect(unknown.send(number, 'Hello')).rejects.toMatchObject({ code: 20404 });
});
