import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { deskPerson } from '../desk/contract.js';
import { Staff } from '../desk/staff.js';
import { asStaff, type AtTheDesk } from '../testing/staff.js';
import { Suspensions } from './suspensions.js';

let app: TestApp;
let operator: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  operator = await asStaff(app, 'operator');
});
afterAll(() => app.close());

const suspend = (personId: number) =>
  operator.client
    .post(`/api/desk/people/${personId}/actions`, {
      action: 'suspend',
      reason: 'parcels',
      words: 'You asked people to carry a parcel.',
      days: 30,
    })
    .expect(200);

async function mailsOfOpening({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as { text: string }[]).filter(({ text }) => text.includes('open again')).length;
}

describe('a suspension that is lifted before its end', () => {
  it('is mailed once to each account of the person', async () => {
    const phone = { phoneKey: '+12025550199' };
    const [person, other] = [await app.make.user(), await app.make.user()];
    await app.database.query('test-same-phone', 'update "user" set phone_key = $1 where id in ($2, $3)', [
      phone.phoneKey,
      person.id,
      other.id,
    ]);
    await suspend(person.id);
    const reply = await operator.client.get(`/api/desk/people/${person.id}`).expect(200);
    const [measure] = deskPerson.parse(reply.json()).measures;
    await operator.client
      .post(`/api/desk/measures/${measure?.id}/lift`, { words: 'We were wrong.' })
      .expect(200);
    expect([await mailsOfOpening(person), await mailsOfOpening(other)]).toEqual([1, 1]);
  });

  it('is mailed when the command on the server lifts it', async () => {
    const person = await app.make.user();
    await suspend(person.id);
    await app.get(Staff).giveByEmail(person.email, 'moderator');
    expect(await mailsOfOpening(person)).toBe(1);
  });

  it('is not mailed when it has run its time', async () => {
    const person = await app.make.user();
    await suspend(person.id);
    for (const text of [
      `update measure set ends_at = now() - interval '1 second' where user_id = $1`,
      `update "user" set suspended_until = now() - interval '1 second' where id = $1`,
    ])
      await app.database.query(`test-over-${text.slice(7, 11)}`, text, [person.id]);
    await app.get(Suspensions).endOver();
    await (await app.as(person)).get('/api/auth/me').expect(200);
    expect(await mailsOfOpening(person)).toBe(0);
  });
});
