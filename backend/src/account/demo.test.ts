import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { logIn } from '../testing/log-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { MikroORM } from '@mikro-orm/postgresql';
import { publicUser } from './contract.js';
import { AccountDemo } from './demo.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1' } });
});
afterAll(() => app.close());

it('has an Amigo and a seeker to log in as', async () => {
  expect(await logIn(app, app.asVisitor(), 'meera@example.com')).toMatchObject({
    username: 'Meera',
    verified: true,
  });
  expect(await logIn(app, app.asVisitor(), 'ifeoma@example.com')).toMatchObject({ verified: false });
});

it('shows its travelers in public, without any text that would be masked', async () => {
  const people = await app.database.query<{ id: number; bio: string }>(
    'all',
    'select id::int, bio from "user"',
  );
  expect(people).toHaveLength(60);
  for (const { id, bio } of people) {
    const reply = await app.asVisitor().get(`/api/users/${id}`).expect(200);
    expect(publicUser.parse(reply.json()).bio).toBe(bio);
  }
});

it('changes nothing when it runs again', async () => {
  const count = () => app.database.query<{ n: number }>('count', 'select count(*)::int as n from "user"');
  const before = await count();
  await app.get(AccountDemo).seed(app.nest.get(MikroORM).em.fork());
  expect(await count()).toEqual(before);
});
