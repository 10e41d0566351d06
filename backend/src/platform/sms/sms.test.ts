import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Jobs } from '../jobs/jobs.js';
import { seal } from '../secrets/sealing.js';
import { smsPurpose, smsSend } from './sms.job.js';
import { Sms } from './sms.js';

let app: TestApp;
let to: string;
let numbers = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => {
  numbers += 1;
  to = `+120255501${String(numbers).padStart(2, '0')}`;
});
afterAll(() => app.close());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

const provider = (knob: { fault: string; times?: number }) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/sms', knob).expect(200);
const arrived = async () => (await app.asVisitor().get(`/sandbox/outbox?to=${to}`)).json();

async function sendAndSettle() {
  await app.get(Sms).send(null, { to, text: 'Your code is 123456' });
  return settled(app.database, 'sms.send');
}

describe('an SMS', () => {
  it('arrives through the provider’s own SDK', async () => {
    await sendAndSettle();
    expect(await arrived()).toHaveLength(1);
  });

  it('is retried when the provider reports a failure', async () => {
    await provider({ fault: 'fail', times: 1 });
    await sendAndSettle();
    expect(await arrived()).toHaveLength(1);
  });

  it('is never resent when its outcome is unknown', async () => {
    await provider({ fault: 'lost', times: 1 });
    await sendAndSettle();
    expect(await arrived()).toHaveLength(1);
  });

  it('is abandoned rather than duplicated when the provider drops the connection', async () => {
    await provider({ fault: 'down', times: 1 });
    await sendAndSettle();
    expect(await arrived()).toHaveLength(0);
  });

  it('is not resent by the worker that replaces one that died while sending', async () => {
    const dispatch = randomUUID();
    await app.database.query('test-claim', 'insert into sms_dispatch (id) values ($1)', [dispatch]);
    const sealed = seal(app.config.secret, smsPurpose, { to, text: 'Your code is 123456' });
    await app.get(Jobs).enqueue(null, smsSend, { dispatch, sealed });
    await settled(app.database, 'sms.send');
    expect(await arrived()).toHaveLength(0);
  });

  it('is dropped when it has expired', async () => {
    await app.get(Sms).send(null, { to, text: 'late', notAfter: new Date(Date.now() - 1000) });
    await settled(app.database, 'sms.send');
    expect(await arrived()).toHaveLength(0);
  });

  it('is refused before any cost when we do not text the number', async () => {
    await expect(app.get(Sms).send(null, { to: '+19005551234', text: 'x' })).rejects.toMatchObject({
      status: 400,
    });
    expect(app.get(Sms).refusal('+19005551234')).toBe('Please enter a mobile phone number');
    expect(app.get(Sms).refusal(to)).toBeNull();
  });
});
