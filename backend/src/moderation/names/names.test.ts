import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits, logIn } from '../../testing/log-in.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me } from '../../account/contract.js';
import { nameRefusals } from './refused-names.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const rename = (client: Client, username: string) => client.patch('/api/profile', { username });
const meOf = async (client: Client) => me.parse((await client.get('/api/auth/me').expect(200)).json());

describe('the name of a member', () => {
  it.each([
    ['Flight Amigo Support', nameRefusals.ours],
    ['Meera ✅ Verified', nameRefusals.badge],
    ['Mееra Nair', nameRefusals.mixed],
    ['\u3164\u3164\u3164', nameRefusals.invisible],
    ['Meera\u{e0041}', nameRefusals.invisible],
    ['Former member', nameRefusals.ours],
  ])('is refused beside its field: %s', async (username, message) => {
    const client = await app.as(await app.make.user());
    const reply = await rename(client, username).expect(400);
    expect(reply.json()).toMatchObject({ message, issues: [{ path: 'username', message }] });
  });

  it('can be changed three times a month; a refused or kept name does not count', async () => {
    const client = await app.as(await app.make.user());
    for (const name of ['First Name', 'Second Name', 'Second Name', 'Third Name']) {
      await rename(client, 'Support').expect(400);
      await rename(client, name).expect(200);
    }
    await rename(client, 'Fourth Name').expect(429);
    await client.patch('/api/profile', { username: 'Third Name', bio: 'Still me' }).expect(200);
    expect((await meOf(client)).username).toBe('Third Name');
  });

  it('is neutral until the member chooses one, and the member is asked until then', async () => {
    const client = app.asVisitor();
    await logIn(app, client, 'john.q.smith@example.com');
    const { username, nameChosen } = await meOf(client);
    expect(username).toMatch(/^Traveler \d{4,}$/);
    expect(nameChosen).toBe(false);
    const renamed = me.parse((await rename(client, 'John Q.').expect(200)).json());
    expect(renamed).toMatchObject({ username: 'John Q.', nameChosen: true });
    expect(await meOf(client)).toMatchObject({ nameChosen: true });
  });
});
