import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { tips } from '../contract.js';
import { makeTip } from '../testing/fixtures.js';

const oldSecret = 'the secret that was here from the beginning';
const newSecret = 'the secret that everything changes over to';
let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  // All nodes know both secrets before the first one uses the new one.
  before = await startTestApp({
    env: { LIMITS_SCALE: '1000', SECRET: oldSecret, SECRET_BEFORE: newSecret },
  });
  const { databaseUrl: DATABASE_URL } = before.config;
  after = await startTestApp({
    env: { LIMITS_SCALE: '1000', DATABASE_URL, SECRET: newSecret, SECRET_BEFORE: oldSecret },
  });
});
afterAll(async () => {
  await after.nest.close();
  await before.close();
});

describe('an unclaimed tip', () => {
  it('waits for the owner of a mailbox while SECRET is rotated', async () => {
    const email = 'leaver@example.com';
    const leaver = await logIn(before, before.asVisitor(), email);
    const { id } = await makeTip(before, { by: await before.make.user(), to: leaver, dollars: 35 });
    await (await before.as(leaver)).delete('/api/profile', { email }).expect(200);

    const client = after.asVisitor();
    await logIn(after, client, email);
    const list = tips.parse((await client.get('/api/tips?direction=received').expect(200)).json());
    expect(list).toMatchObject([{ id, amount: 35 }]);
  });
});
