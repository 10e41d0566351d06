import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Metrics } from '../observe/metrics.js';
import { Sms } from './sms.js';

const said: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'error' }, logTo: { write: (line) => said.push(line) } });
});
afterAll(() => app.close());

type Period = 'hour' | 'day';
/** What new accounts may spend, and what long-standing ones may, in millionths of a dollar. */
const shared = { hour: 15_000_000, day: 75_000_000 };
const whole = { hour: 20_000_000, day: 100_000_000 };
const anSms = 8_300;

const spent = (period: Period, amount: number) =>
  app.database.query(
    `test-spent-${period}`,
    `update sms_budget set ${period}_spent = $1, ${period}_started = now()`,
    [amount],
  );
const passes = (period: Period) =>
  app.database.query(
    `test-${period}-passes`,
    `update sms_budget set ${period}_started = ${period}_started - interval '1 ${period}'`,
  );

const send = ({ returning = false } = {}) =>
  app.get(Sms).send(null, { to: '+12025550143', text: 'Your code is 123456', returning });
async function sendTwenty(options?: { returning: boolean }) {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => send(options)));
  const refused = all.filter((result) => result.status === 'rejected');
  await settled(app.database, 'sms.send');
  return { sent: all.length - refused.length, reason: refused[0]?.reason as unknown };
}
const tooMany = { status: 503, message: expect.stringContaining('try again in an hour') };
const alarms = () => said.filter((line) => line.includes('Half of the SMS budget'));

/** All mails to the operator about this that were ever queued. */
async function alarmMails(period: Period): Promise<number> {
  const [open] = await app.database.query<{ count: number }>(
    'test-open-mails',
    `select count(*)::int as count from pgboss.job where name = 'mail.send'`,
  );
  if (open?.count) await settled(app.database, 'mail.send');
  const mails = (await app.asVisitor().get(`/sandbox/outbox?to=${app.config.contactEmail}`)).json();
  const subject = `Flight Amigo: half of the SMS budget of this ${period} is spent`;
  return (mails as { subject: string }[]).filter((mail) => mail.subject === subject).length;
}

async function figure(name: string): Promise<number | null> {
  const text = await app.get(Metrics).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.split(' ')[1]);
}

beforeEach(async () => {
  said.length = 0;
  await app.database.query(
    'test-nothing-spent',
    `update sms_budget set hour_spent = 0, day_spent = 0, hour_alarm = null, day_alarm = null,
       hour_started = now(), day_started = now()`,
  );
});

describe.each(['hour', 'day'] as const)('the SMS budget per %s', (period) => {
  it('is closed to new accounts at three quarters, also for 20 simultaneous requests', async () => {
    await spent(period, shared[period] - 3 * anSms);
    expect(await sendTwenty()).toEqual({ sent: 3, reason: expect.objectContaining(tooMany) });
  });

  it('reserves the last quarter for returning members, and ends for them too', async () => {
    await spent(period, whole[period] - 3 * anSms);
    await expect(send()).rejects.toMatchObject(tooMany);
    const returning = await sendTwenty({ returning: true });
    expect(returning).toEqual({ sent: 3, reason: expect.objectContaining(tooMany) });
  });

  it('raises one alarm at half, by log, mail and metric', async () => {
    const counter = `sms_budget_alarms_total{period="${period}"}`;
    const before = (await figure(counter)) ?? 0;
    const mailsBefore = await alarmMails(period);
    await spent(period, whole[period] / 2 - 2 * anSms);
    await send();
    expect(alarms()).toEqual([]);

    await sendTwenty();
    expect(alarms()).toEqual([expect.stringMatching(new RegExp(`"level":"error".*this ${period}`))]);
    expect(await figure(counter)).toBe(before + 1);
    expect(await alarmMails(period)).toBe(mailsBefore + 1);
  });

  it('raises the next alarm in the next period', async () => {
    for (let round = 0; round < 2; round++) {
      await spent(period, whole[period] / 2);
      await send();
      await send();
      expect(alarms()).toHaveLength(round + 1);
      await passes(period);
      await send();
    }
    await settled(app.database, 'sms.send');
  });

  it('shows what is spent, and starts again with the next period', async () => {
    await spent(period, whole[period]);
    await expect(send({ returning: true })).rejects.toMatchObject(tooMany);
    expect(await figure(`sms_budget_dollars{period="${period}"}`)).toBe(whole[period] / 1_000_000);
    expect(await figure(`sms_spent_dollars{period="${period}"}`)).toBe(whole[period] / 1_000_000);
    expect(await figure('sms_refusals_total{because="budget"}')).toBeGreaterThan(0);

    await passes(period);
    expect(await figure(`sms_spent_dollars{period="${period}"}`)).toBe(0);
    await expect(send()).resolves.toMatchObject({ country: 'US' });
    await settled(app.database, 'sms.send');
  });
});
