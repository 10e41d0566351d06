import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Jobs } from '../jobs/jobs.js';
import { seal } from '../secrets.js';
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

  it('is tried again when the provider says that it failed', async () => {
    await provider({ fault: 'fail', times: 1 });
    await sendAndSettle();
    expect(await arrived()).toHaveLength(1);
  });

  it('is never sent twice when nobody knows whether it was sent', async () => {
    await provider({ fault: 'lost', times: 1 });
    await sendAndSettle();
    expect(await arrived()).toHaveLength(1);
  });

  it('is given up rather than doubled when the provider hangs up', async () => {
    await provider({ fault: 'down', times: 1 });
    await sendAndSettle();
    expect(await arrived()).toHaveLength(0);
  });

  it('is not sent by the worker that takes over from one that died while sending', async () => {
    const dispatch = randomUUID();
    await app.database.query('test-claim', 'insert into sms_dispatch (id) values ($1)', [dispatch]);
    const sealed = seal(app.config.secret, smsPurpose, { to, text: 'Your code is 123456' });
    await app.get(Jobs).enqueue(null, smsSend, { dispatch, sealed });
    await settled(app.database, 'sms.send');
    expect(await arrived()).toHaveLength(0);
  });

  it('is dropped when it is too late', async () => {
    await app.get(Sms).send(null, { to, text: 'late', notAfter: new Date(Date.now() - 1000) });
    await settled(app.database, 'sms.send');
    expect(await arrived()).toHaveLength(0);
  });

  it('is refused before it costs anything when the number is not one we text', async () => {
    await expect(app.get(Sms).send(null, { to: '+19005551234', text: 'x' })).rejects.toMatchObject({
      status: 400,
    });
    expect(app.get(Sms).refusal('+19005551234')).toBe('Please enter a mobile phone number');
    expect(app.get(Sms).refusal(to)).toBeNull();
  });
});

describe('the spending breaker', () => {
  const limits = { hour: 20_000_000, day: 100_000_000 };
  const left = (window: 'hour' | 'day', cents: number) =>
    app.database.query(
      `test-left-${window}`,
      `update sms_budget set ${window}_spent = $1, ${window}_started = now()`,
      [limits[window] - cents * 10_000],
    );
  const nothingSpent = () =>
    app.database.query('test-nothing-spent', 'update sms_budget set hour_spent = 0, day_spent = 0');
  beforeEach(nothingSpent);
  afterAll(nothingSpent);

  it.each(['hour', 'day'] as const)(
    'stops the whole site when the %s is spent, also for 20 at once',
    async (window) => {
      await left(window, 3);
      const sent = await Promise.allSettled(
        Array.from({ length: 20 }, () => app.get(Sms).send(null, { to, text: 'Your code is 123456' })),
      );
      const refused = sent.filter((result) => result.status === 'rejected');
      expect(sent.length - refused.length).toBe(3);
      expect(refused[0]?.reason).toMatchObject({
        status: 503,
        message: expect.stringContaining('try again in an hour'),
      });
      await settled(app.database, 'sms.send');
    },
  );

  it('opens again with the next hour', async () => {
    await left('hour', 0);
    await app.database.query(
      'test-hour-ago',
      `update sms_budget set hour_started = now() - interval '61 minutes'`,
    );
    await expect(app.get(Sms).send(null, { to, text: 'Your code is 123456' })).resolves.toBeUndefined();
    await settled(app.database, 'sms.send');
  });
});
