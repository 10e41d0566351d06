import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asStaff, type AtTheDesk } from '../testing/staff.js';
import { Staff } from './staff.js';

let app: TestApp;
let ana: AtTheDesk;
let omar: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await app.database.query('test-no-staff', 'delete from staff');
  [ana, omar] = [await asStaff(app, 'operator'), await asStaff(app, 'operator')];
});
afterAll(() => app.close());

const operators = () =>
  app.database.query(
    'test-operators',
    `select w.user_id from staff w join "user" u on u.id = w.user_id where role = 'operator' and suspended_until is null`,
  );

const ban = { action: 'ban', reason: 'spam', words: 'You wrote to ninety people within an hour.' };

describe('the last operator of a site', () => {
  it.each([
    [
      'take the role of each other',
      (by: AtTheDesk, of: AtTheDesk) =>
        by.client.send('PUT', `/api/desk/people/${of.user.id}/role`, { role: null }),
    ],
    [
      'ban each other',
      (by: AtTheDesk, of: AtTheDesk) => by.client.post(`/api/desk/people/${of.user.id}/actions`, ban),
    ],
  ])('of two operators who %s at once, one stays', async (_what, act) => {
    const replies = await Promise.all([act(ana, omar), act(omar, ana)]);
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    // The second may have no session any more, or a desk that is there for staff only.
    expect([401, 403, 404]).toContain(statuses[1]);
    expect(await operators()).toHaveLength(1);
  });

  it('a ban of a second account is one of the operator, so no moderator takes it', async () => {
    const second = await app.make.user({ verified: true });
    const sameNumber = `update "user" set phone_key = 'of omar' where id in ($1, $2)`;
    await app.database.query('test-same-number', sameNumber, [omar.user.id, second.id]);
    const moderator = await asStaff(app, 'moderator');
    const reply = await moderator.client.post(`/api/desk/people/${second.id}/actions`, ban).expect(403);
    expect(reply.text).toContain('Only operators act on people of the desk');
    expect(await operators()).toHaveLength(2);
  });

  it('of two operators who ban the second accounts of each other at once, one stays', async () => {
    const second = async (of: AtTheDesk, key: string) => {
      const user = await app.make.user({ verified: true });
      const sameNumber = `update "user" set phone_key = $3 where id in ($1, $2)`;
      await app.database.query('test-same-numbers', sameNumber, [of.user.id, user.id, key]);
      return user.id;
    };
    const accounts = [await second(omar, 'of Omar, too'), await second(ana, 'of Ana')];
    const act = ({ client }: AtTheDesk, id?: number) => client.post(`/api/desk/people/${id}/actions`, ban);
    const replies = await Promise.all([act(ana, accounts[0]), act(omar, accounts[1])]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operators()).toHaveLength(1);
  });

  it('the only operator cannot delete their account', async () => {
    const leave = ({ client, user: { email } }: AtTheDesk) => client.delete('/api/profile', { email });
    await leave(omar).expect(200);
    const reply = await leave(ana).expect(409);
    expect(reply.text).toContain('You are the only operator');
    expect(await operators()).toHaveLength(1);
  });

  it('the command on the server lifts the ban of whom it gives a role', async () => {
    await ana.client.post(`/api/desk/people/${omar.user.id}/actions`, ban).expect(200);
    await omar.client.get('/api/auth/me').expect(401);
    await app.get(Staff).giveByEmail(omar.user.email, 'operator');
    expect(await operators()).toHaveLength(2);
    await (await app.as(omar.user)).get('/api/auth/me').expect(200);
  });
});
