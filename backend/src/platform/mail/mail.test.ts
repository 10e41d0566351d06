import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { open } from '../secrets/sealing.js';
import { renderMail } from './render-mail.js';
import { Mail } from './mail.js';
import { mailPurpose } from './mail.job.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.asVisitor().delete('/sandbox/knobs').expect(200));

const mailServer = (knob: { fault: string; times?: number }) =>
  app.asVisitor().send('PUT', '/sandbox/knobs/mail', knob).expect(200);
const hello = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });

async function delivered(to: string) {
  const client = app.asVisitor();
  const list = (await client.get(`/sandbox/outbox?to=${to}`)).json() as { id: number }[];
  const details = list.map(async ({ id }) => (await client.get(`/sandbox/outbox/${id}`)).json());
  return Promise.all(details) as Promise<{ messageId: string; replyTo: string | null; from: string }[]>;
}

async function queued(): Promise<{ messageId: string; to: string }[]> {
  const rows = await app.database.query<{ sealed: string }>(
    'test-queued-mails',
    `select data->>'sealed' as sealed from pgboss.job where name = 'mail.send' order by created_on`,
  );
  return rows.map(
    ({ sealed }) => open(app.config.secrets, mailPurpose, sealed) as { messageId: string; to: string },
  );
}

describe('a mail', () => {
  it.each(['fail', 'down'] as const)(
    'arrives once, as the same mail, after the provider recovers from “%s”',
    async (fault) => {
      const to = `${fault}@example.com`;
      await mailServer({ fault, times: 1 });
      await app.get(Mail).send(null, { to, mail: hello });
      await settled(app.database, 'mail.send');

      const [arrived, ...more] = await delivered(to);
      expect(more).toEqual([]);
      expect(arrived?.messageId).toBe((await queued()).find((mail) => mail.to === to)?.messageId);
    },
  );

  it('that was accepted without a response is resent with the same Message-ID, so that mailboxes show one', async () => {
    await mailServer({ fault: 'lost', times: 1 });
    await app.get(Mail).send(null, { to: 'lost@example.com', mail: hello });
    await settled(app.database, 'mail.send');

    const [first, second] = await delivered('lost@example.com');
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('is dropped when it has expired', async () => {
    await app
      .get(Mail)
      .send(null, { to: 'late@example.com', mail: hello, notAfter: new Date(Date.now() - 1000) });
    await app
      .get(Mail)
      .send(null, { to: 'soon@example.com', mail: hello, notAfter: new Date(Date.now() + 60_000) });
    await settled(app.database, 'mail.send');

    expect(await delivered('late@example.com')).toHaveLength(0);
    expect(await delivered('soon@example.com')).toHaveLength(1);
  });

  it('is sent once per key, however often it is requested', async () => {
    const mail = { to: 'key@example.com', mail: hello, key: 'welcome:1' };
    await Promise.all([1, 2, 3].map(() => app.get(Mail).send(null, mail)));
    await settled(app.database, 'mail.send');

    expect(await delivered('key@example.com')).toHaveLength(1);
  });

  it('is encrypted in the queue', async () => {
    await app.get(Mail).send(null, { to: 'secret@example.com', mail: { ...hello, text: 'code 012345' } });
    const rows = await app.database.query('test-jobs-raw', 'select data::text from pgboss.job');
    expect(JSON.stringify(rows)).not.toMatch(/secret@example|012345/);
  });

  it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', '"a b"@example.com'])(
    'is never sent to an address like %j',
    async (to) => {
      await expect(app.get(Mail).send(null, { to, mail: hello })).rejects.toThrow('Invalid email');
      const bad = { to: 'a@example.com', replyTo: to, mail: hello };
      await expect(app.get(Mail).send(null, bad)).rejects.toThrow('Invalid email');
    },
  );
});
