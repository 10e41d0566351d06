import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { beginLogin, botCheck } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { emailAddress } from '../../platform/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the mail of a login', () => {
  it.each([
    ['a look-alike letter', 'm\u0435era@example.com'],
    ['a look-alike domain', 'meera@ex\u0430mple.com'],
    ['a full-width @', 'meera\uff20example.com'],
    ['a quoted local part', '"meera"@example.com'],
    ['a quoted local part with an @', '"meera@example.com"@evil.example'],
    ['a display name', 'Meera <meera@example.com>'],
    ['two addresses', 'meera@example.com, eve@evil.example'],
    ['a line break', 'meera@example.com\r\nBcc: eve@evil.example'],
    ['a NUL', 'meera\u0000@example.com'],
    ['a zero-width space', 'meera\u200b@example.com'],
    ['a comment', 'meera(comment)@example.com'],
    ['an address literal', 'meera@[127.0.0.1]'],
  ])('refuses an email with %s', async (_, email) => {
    expect(emailAddress('Please enter a valid email address').safeParse(email).success).toBe(false);
    const visitor = app.asVisitor();
    const reply = await visitor.post('/api/auth/login', { email, captchaToken: 'any' }).expect(400);
    expect(reply.json()).toMatchObject({
      message: 'Please enter a valid email address',
      issues: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
  });

  it('stores nothing in the database that reveals a code or a link', async () => {
    const { id, code, linkToken } = await beginLogin(app, app.asVisitor(), 'sealed@example.com');
    const tables = await app.database.query<{ row: string }>(
      'everything-about',
      `select code_attempt::text as row from code_attempt where id = $1
     union all select data::text from pgboss.job where name = 'mail.send'`,
      [id],
    );
    const everything = tables.map(({ row }) => row).join('\n');
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of [code, hex(code), sha256(code), linkToken, hex(linkToken)])
      expect(everything).not.toContain(secret);
  });

  it('is not sent after more than five minutes', async () => {
    const visitor = app.asVisitor();
    await visitor.send('PUT', '/sandbox/knobs/mail', { fault: 'fail' }).expect(200);
    await visitor.post('/api/auth/login', {
      email: 'too.late@example.com',
      captchaToken: await botCheck(visitor),
    });
    const [job] = await app.database.query<{ seconds: number }>(
      'mail-job',
      `select extract(epoch from (data->>'notAfter')::timestamptz - created_on)::float8 as seconds
     from pgboss.job where name = 'mail.send' order by created_on desc limit 1`,
    );
    await visitor.delete('/sandbox/knobs');
    expect(job?.seconds).toBeGreaterThan(290);
    expect(job?.seconds).toBeLessThanOrEqual(301);
  });
});
