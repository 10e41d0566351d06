import { describe, expect, it } from '@jest/globals';
import { beginLogin } from '../../testing/log-in.js';
import { startTestApp } from '../../testing/test-app.js';

describe('the login of a browser', () => {
  it.each([
    ['https://amigo.example', '__Host-', ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000', 'Secure']],
    ['http://localhost:8080', '', ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']],
  ])(
    'stores the session on %s in a cookie that scripts and other hosts cannot read',
    async (site, prefix, parts) => {
      const app = await startTestApp({ env: { PUBLIC_URL: site } });
      try {
        const visitor = app.asVisitor();
        const { id, code } = await beginLogin(app, visitor, 'cookies@example.com');
        expect([...visitor.cookies.keys()]).toEqual([`${prefix}attempt`]);

        const { headers } = await visitor.post('/api/auth/verify', { code, userId: id }).expect(200);
        expect([...visitor.cookies.keys()].toSorted()).toEqual([`${prefix}device`, `${prefix}session`]);
        const set = [headers['set-cookie']].flat().map(String);
        const session = set.find((cookie) => cookie.startsWith(`${prefix}session=`)) ?? '';
        expect(session.split('; ').slice(1).toSorted()).toEqual(parts.toSorted());
      } finally {
        await app.close();
      }
    },
  );
});
