import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me } from '../contract.js';
import { Usernames } from './usernames.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const nameOf = (id: number, typed: string) =>
  app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(Usernames).renameUnlessChosen(em, id, typed));

async function newcomer(email: string) {
  const client = app.asVisitor();
  const { id, username } = await logIn(app, client, email);
  const name = async () => me.parse((await client.get('/api/auth/me').expect(200)).json()).username;
  return { id, client, username, name };
}

describe('the naming of an account', () => {
  it('uses the name that a guest typed, with digits if it is taken', async () => {
    await app.make.user({ username: 'Maria Silva' });
    const maria = await newcomer('maria@example.com');
    await nameOf(maria.id, 'maria silva');
    expect(await maria.name()).toMatch(/^maria silva \d{3}$/);
  });

  it('keeps a chosen name, and ignores an invalid guest name', async () => {
    const [chosen, kept] = [await newcomer('chosen@example.com'), await newcomer('kept@example.com')];
    await chosen.client.patch('/api/profile', { username: 'My own choice' }).expect(200);
    await nameOf(chosen.id, 'Another');
    expect(await chosen.name()).toBe('My own choice');

    await nameOf(kept.id, 'Al');
    expect(await kept.name()).toBe(kept.username);
  });

  it('does not count a profile saved with the generated name as a choice', async () => {
    const one = await newcomer('unchanged@example.com');
    await one.client.patch('/api/profile', { username: one.username, bio: 'Hello' }).expect(200);
    await nameOf(one.id, 'Chosen as a guest');
    expect(await one.name()).toBe('Chosen as a guest');
  });
});
