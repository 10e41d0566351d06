import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
afterAll(() => app.close());

async function cookiesOfLogin(email: string) {
  const visitor = app.asVisitor();
  const { id, code } = await beginLogin(app, visitor, email);
  const begun = [...visitor.cookies.keys()];
  const { headers } = await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
  return { visitor, begun, set: [headers['set-cookie']].flat().map(String) };
}

const names = (client: Client) => [...client.cookies.keys()];

describe('over https', () => {
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://amigo.example' } });
  });

  it('keeps the session where no script and no other host can reach it', async () => {
    const { visitor, begun, set } = await cookiesOfLogin('secure@example.com');
    expect(begun).toEqual(['__Host-attempt']);
    expect(names(visitor)).toEqual(['__Host-session']);
    const session = set.find((cookie) => cookie.startsWith('__Host-session=')) ?? '';
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(session).toContain(part);
    expect(session).not.toContain('Domain');
  });
});
