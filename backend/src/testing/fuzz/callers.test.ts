import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asStaff } from '../../moderation/testing/staff.js';
import type { UserEntity } from '../../account/people/user.entity.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { Callers } from './callers.js';
import type { Caller } from './requests.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const statusAs = async (callers: Callers, caller: Caller, path: string) =>
  (await app.asVisitor().get(path, await callers.headersOf(caller))).status;

const endings: [string, (headers: Record<string, string>, person: UserEntity) => Promise<unknown>][] = [
  ['a logout', (headers) => app.asVisitor().post('/api/auth/logout', undefined, headers).expect(200)],
  [
    'the end of their account',
    (headers, { email }) => app.asVisitor().delete('/api/profile', { email }, headers).expect(200),
  ],
  [
    'a ban',
    async (_, { id }) => {
      const { client } = await asStaff(app, 'operator');
      const ban = { action: 'ban', reason: 'spam', words: 'You wrote to ninety people within an hour.' };
      await client.post(`/api/desk/people/${id}/actions`, ban).expect(200);
    },
  ],
];

describe('the callers of the fuzzer', () => {
  it.each(endings)('a member logs in again after %s', async (_, end) => {
    const person = await app.make.user({ verified: true });
    const callers = new Callers(app, person);
    await end(await callers.headersOf('member'), person);
    expect(await statusAs(callers, 'member', '/api/auth/me')).toBe(401);
    expect(await callers.hasLostSession('member')).toBe(true);
    expect(await statusAs(callers, 'member', '/api/auth/me')).toBe(200);
    expect(await callers.hasLostSession('member')).toBe(false);
  });

  it('an operator who has lost the role is followed by another one', async () => {
    const callers = new Callers(app);
    expect(await statusAs(callers, 'operator', '/api/desk/log')).toBe(200);
    await app.database.query('test-no-staff', 'delete from staff');
    expect(await callers.hasLostSession('operator')).toBe(true);
    expect(await statusAs(callers, 'operator', '/api/desk/log')).toBe(200);
  });

  it('a visitor has no session to lose', async () => {
    const callers = new Callers(app);
    expect(await statusAs(callers, 'visitor', '/api/profile/download')).toBe(401);
    expect(await callers.hasLostSession('visitor')).toBe(false);
  });
});
