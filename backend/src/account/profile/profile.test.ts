import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const whoAmI = async (client: Client) => me.parse((await client.get('/api/auth/me').expect(200)).json());

describe('the form of the profile', () => {
  it('changes the fields that a user may edit', async () => {
    const client = await app.as(await app.make.user());
    const change = {
      username: 'Meera N.',
      bio: 'I fly to Hyderabad\nfour times a year.',
      languages: 'English, Hindi',
      profilePictureUrl: 'https://example.com/meera.jpg',
    };
    const reply = await client.patch('/api/profile', change).expect(200);
    expect(me.parse(reply.json())).toMatchObject(change);
    expect(await whoAmI(client)).toMatchObject(change);
  });

  it('keeps the language in which a member reads the site', async () => {
    const person = await app.make.user();
    const client = await app.as(person);
    expect(await whoAmI(client)).toMatchObject({ language: null });
    await client.patch('/api/profile', { language: 'fa' }).expect(200);
    expect(await whoAmI(client)).toMatchObject({ language: 'fa' });
    await client.patch('/api/profile', { language: 'tlh' }).expect(400);
    await app.asVisitor().patch('/api/profile', { language: 'es' }).expect(401);
    expect(await whoAmI(client)).toMatchObject({ language: 'fa' });
  });

  it('changes only the fields in the request, and clears empty ones', async () => {
    const client = await app.as(await app.make.user({ bio: 'Old words', languages: 'Twi' }));
    await client.patch('/api/profile', { bio: '', profilePictureUrl: '' }).expect(200);
    expect(await whoAmI(client)).toMatchObject({ bio: null, languages: 'Twi', profilePictureUrl: null });
  });

  const forbidden: object[] = [
    { verified: true },
    { id: 1 },
    { email: 'other@example.com' },
    { userId: 1 },
    { publicSince: '2026-01-01' },
    { username: 'Fine', isAdmin: true },
    { __proto__: null, constructor: 'x' },
  ];
  it.each(forbidden)('refuses to set a protected field: %j', async (change) => {
    const client = await app.as(await app.make.user());
    const before = await whoAmI(client);
    await client.patch('/api/profile', change).expect(400);
    expect(await whoAmI(client)).toEqual(before);
  });

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'two\nlines', 'Must be a single line'],
    ['username', '\u200b\u200b\u200b', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(41), 'Username cannot exceed 40 characters'],
    ['bio', 'with \u0000 inside', 'Contains characters that cannot be used'],
    ['bio', 'turned \u202e around', 'Contains characters that cannot be used'],
    ['bio', 'a'.repeat(501), 'Bio cannot exceed 500 characters'],
    ['profilePictureUrl', 'http://example.com/a.jpg', 'Please enter a valid https address'],
    ['profilePictureUrl', 'javascript:alert(1)', 'Please enter a valid https address'],
    [
      'profilePictureUrl',
      'https://me:pw@example.com/a.jpg',
      'The address must not contain a name or password',
    ],
    ...['a\u0000b', '?a=\u0000', '#\u0000', '\u202eb', '?\ud800'].map(
      (end) =>
        [
          'profilePictureUrl',
          `https://example.com/${end}`,
          'Contains characters that cannot be used',
        ] as const,
    ),
    ['phoneNumber', '123', 'Please enter a valid phone number'],
    ['phoneNumber', '+1 1234567890', 'Please enter a valid phone number'],
  ])('explains what is wrong with %s %j', async (field, value, message) => {
    const client = await app.as(await app.make.user());
    const reply = await client.patch('/api/profile', { [field]: value }).expect(400);
    const { issues } = reply.json() as { issues: { path: string; message: string }[] };
    expect(issues.filter((issue) => issue.message === message)).toEqual([{ path: field, message }]);
  });

  it('treats names as equal that differ only in case or width', async () => {
    await app.make.user({ username: 'Ifeoma Obi' });
    const client = await app.as(await app.make.user());
    for (const username of ['Ifeoma Obi', 'ifeoma obi', 'IfeomaObi', 'Ｉfeoma Obi']) {
      const reply = await client.patch('/api/profile', { username }).expect(409);
      expect(reply.json()).toMatchObject({
        issues: [{ path: 'username', message: 'This username is taken' }],
      });
    }
    await client.patch('/api/profile', { username: 'Ifeoma Okafor' }).expect(200);
  });

  it('gives a name to one of two users who choose it at once', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, async () => app.as(await app.make.user())));
    const replies = await Promise.all(
      clients.map((client) => client.patch('/api/profile', { username: 'Wanted' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it('needs a login', async () => {
    await app.asVisitor().patch('/api/profile', { bio: 'Not mine' }).expect(401);
  });
});
