import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginLogin, forgetLimits, logIn, wrongCodeFor } from '../testing/log-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  app = await startTestApp({ env: { LOG_LEVEL: 'debug' }, logTo });
});
afterAll(() => app.close());

const someonePublic = () => app.make.user({ publicSince: new Date() });

describe('the guard of private details', () => {
  it('logs no email, phone number, code or token', async () => {
    const client = app.asVisitor();
    const first = await beginLogin(app, client, 'quiet.person@example.com');
    await client.post('/api/auth/verify', { code: wrongCodeFor(first.code), userId: first.id }).expect(400);
    await client.post('/api/auth/verify', { code: first.code, userId: first.id }).expect(200);
    await client.patch('/api/profile', { phoneNumber: '+1 2025550191' }).expect(200);
    const { text } = await app.outbox({ to: '+12025550191', channel: 'sms' });
    const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
    await client.post('/api/auth/verify', { code }).expect(200);
    const token = client.cookies.get('session') ?? '';
    await client.get('/api/auth/me?email=quiet.person@example.com').expect(200);
    await client.delete('/api/profile', { email: 'quiet.person@example.com' }).expect(200);

    const log = written.join('\n');
    expect(log).toContain('/api/auth/verify');
    for (const secret of ['quiet.person', '2025550191', '202-555', first.linkToken, token])
      expect(log).not.toContain(secret);
    for (const digits of [first.code, code]) expect(log).not.toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`));
  });

  it('never shows a user the email or phone number of another user', async () => {
    const other = await someonePublic();
    const theirs = await app.as(other);
    await theirs.patch('/api/profile', { phoneNumber: '+1 2025550192' }).expect(200);
    await forgetLimits(app);
    const client = app.asVisitor();
    await logIn(app, client, 'curious@example.com');
    await client.post('/api/blocks', { userId: other.id }).expect(200);
    await client.post('/api/reports', { userId: other.id, reason: 'other' }).expect(200);
    await client.delete(`/api/blocks/${other.id}`).expect(200);
    await client.post('/api/blocks', { userId: other.id }).expect(200);

    const paths = [
      '/api/auth/me',
      '/api/sessions',
      '/api/blocks',
      '/api/profile/download',
      `/api/users/${other.id}`,
    ];
    const answers = await Promise.all(paths.map((path) => client.get(path)));
    const taken = await client.patch('/api/profile', {
      username: other.username,
      phoneNumber: '+1 2025550192',
    });
    for (const { text } of [...answers, taken]) {
      expect(text).not.toContain(other.email);
      expect(text).not.toContain('2025550192');
    }
  });
});
