import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import { Sms } from '../../platform/sms/sms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.get(Mail).send(null, {
    to: 'maria@example.com',
    mail: renderMail({
      subject: '<b>Your login code</b>',
      paragraphs: ['<script>alert(1)</script>'],
      code: '012345',
      action: { label: 'Log in', url: 'https://example.com/login-link#token=abc' },
    }),
  });
  await app.outbox({ to: 'maria@example.com' });
  await app.get(Sms).send(null, { to: '+12025550143', text: 'Your code is 654321' });
  await app.outbox({ to: '+12025550143' });
});
afterAll(() => app.close());

const page = (query = '') => app.asVisitor().get(`/sandbox${query}`).expect(200);

describe('the inbox page', () => {
  it('shows sent messages, newest first, with their codes ready to copy', async () => {
    const { text } = await page();
    expect(text.indexOf('+12025550143')).toBeLessThan(text.indexOf('maria@example.com'));
    expect(text).toMatch(/<output>012345<\/output>\s*<button[^>]*data-copy="012345"/);
    expect(text).toContain('data-copy="654321"');
    expect(text).toContain('href="https://example.com/login-link#token=abc"');
  });

  it('escapes a message, so that no script in it runs', async () => {
    const { text, headers } = await page();
    expect(text).not.toMatch(/<script>|<b>Your login/);
    expect(text).not.toMatch(/ style=| onclick=/);
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
  });

  it('filters by channel or by address', async () => {
    expect((await page('?channel=sms')).text).not.toContain('maria@example.com');
    expect((await page('?to=maria')).text).not.toContain('+12025550143');
    expect((await page('?channel=&to=nobody')).text).toContain('No message matches');
  });

  it('shows a mail as in a mail program, in a sandboxed frame', async () => {
    const { id } = await app.outbox({ to: 'maria@example.com' });
    const mail = await app.asVisitor().get(`/sandbox/outbox/${id}/mail`).expect(200);
    expect(mail.text).toContain('class="code"');
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
    expect(mail.headers['content-security-policy']).toContain('sandbox');
  });

  it.each(['/sandbox/pages/inbox.css', '/sandbox/pages/inbox.js', '/sandbox/captcha/api.js'])(
    'loads %s from our own origin',
    async (path) => {
      const file = await app.asVisitor().get(path).expect(200);
      expect(file.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    },
  );

  it('serves no other file', async () => {
    await app.asVisitor().get('/sandbox/pages/sandbox.module.ts').expect(404);
    await app.asVisitor().get('/sandbox/pages/..%2fknobs.ts').expect(404);
    for (const name of ['__proto__', 'constructor', 'toString'])
      await app.asVisitor().get(`/sandbox/pages/${name}`).expect(404);
  });

  it('shows a new message at once, also after the database closed the connection', async () => {
    const stop = new AbortController();
    const headers = { accept: 'text/event-stream' };
    const stream = await fetch(`${app.url}/sandbox/outbox/stream`, { headers, signal: stop.signal });
    const events = (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).values();
    const news = async () => {
      for (let text = ''; !text.includes('data: new'); text += (await events.next()).value);
    };
    // The first event says that it listens.
    await news();
    await app.get(Sms).send(null, { to: '+12025550144', text: 'Hello' });
    await news();

    await app.database.query(
      'test-cut',
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'amigo-sandbox' and datname = current_database()`,
    );
    await news();
    await app.get(Sms).send(null, { to: '+12025550144', text: 'Hello again' });
    await news();
    stop.abort();
  });

  it('does not delay the server’s shutdown', async () => {
    const other = await startTestApp({ alone: 'It is shut down' });
    const headers = { accept: 'text/event-stream' };
    const stream = await fetch(`${other.url}/sandbox/outbox/stream`, { headers });
    const before = performance.now();
    await other.close();
    expect(performance.now() - before).toBeLessThan(5_000);
    await stream.body?.cancel();
  });
});
