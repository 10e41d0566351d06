import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../testing/log-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { MikroORM } from '@mikro-orm/postgresql';
import { demoPeople } from './demo-people.js';
import { looks } from './demo-people/portraits/looks.js';
import { portrait } from './demo-people/portraits/portrait.js';
import { DemoPictures } from './demo-pictures.js';
import { publicUser } from './contract.js';
import { AccountDemo } from './demo.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { DEMO_DATA: '1', RELEASES_DIR: mkdtempSync(join(tmpdir(), 'amigo-faces-')) },
  });
});
afterAll(() => app.close());

describe('the demo of accounts', () => {
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
      const reply = await (await app.as({ id })).get(`/api/users/${id}`).expect(200);
      expect(publicUser.parse(reply.json()).bio).toBe(bio);
    }
  });

  it('draws each of its travelers once, as others are shown', async () => {
    const unlike = new Set(Object.values(looks).map(portrait));
    expect(unlike.size).toBe(demoPeople.length);

    await app.get(DemoPictures).drawAll();
    const addresses = await app.database.query<{ url: string }>(
      'faces',
      'select u.profile_picture_url as url from "user" u join traveler t on t.profile_picture_url = u.profile_picture_url',
    );
    expect(addresses.length).toBeGreaterThan(50);
    await app
      .asVisitor()
      .get(addresses[0]?.url ?? '')
      .expect(200);

    const client = await app.as({ id: 1 });
    await client.patch('/api/profile', { profilePictureUrl: '' }).expect(200);
    const pictures = () =>
      app.database.query<{ n: number }>('pictures', 'select count(*)::int as n from picture');
    const [before] = await pictures();
    expect(before?.n).toBe(demoPeople.length - 1);
  }, 60_000);

  it('changes nothing when it runs again', async () => {
    const count = () => app.database.query<{ n: number }>('count', 'select count(*)::int as n from "user"');
    const before = await count();
    await app.get(AccountDemo).seed(app.nest.get(MikroORM).em.fork());
    expect(await count()).toEqual(before);
  });
});
