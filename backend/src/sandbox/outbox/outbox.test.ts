import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import { Sms } from '../../platform/sms/sms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await app.asVisitor().get(`/sandbox/outbox?${query}`).expect(200)).json() as Record<string, unknown>[];

describe('the sandbox outbox', () => {
  it('shows a mail sent over SMTP, with its content', async () => {
    const login = renderMail({
      subject: 'Your login code – ✈',
      paragraphs: ['Use this code.'],
      code: '012345',
    });
    await app.get(Mail).send(null, { to: 'maria@example.com', mail: login });

    const mail = await app.outbox({ to: 'maria@example.com' });
    expect(mail).toEqual({
      id: expect.any(Number),
      channel: 'email',
      to: 'maria@example.com',
      subject: 'Your login code – ✈',
      text: expect.stringMatching(/^012345$/m),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('has the files that are attached to a mail', async () => {
    const calendar = { name: 'hyd-ord.ics', text: 'BEGIN:VCALENDAR\nSUMMARY:Zürich → Delhi\n' };
    const mail = renderMail({ subject: 'Tomorrow', paragraphs: ['You fly.'], calendar });
    await app.get(Mail).send(null, { to: 'amma@example.com', mail });
    const { id, text } = await app.outbox({ to: 'amma@example.com' });
    expect(text).toContain('You fly.');
    const details = await app.asVisitor().get(`/sandbox/outbox/${id}`).expect(200);
    expect(details.json()).toMatchObject({
      attachments: [calendar],
      html: expect.stringContaining('You fly.'),
    });
    const inbox = await app.asVisitor().get('/sandbox?to=amma').expect(200);
    expect(inbox.text).toContain('Attached: hyd-ord.ics');
  });

  it('shows an SMS sent through the provider’s SDK, found by its number with or without the plus', async () => {
    await app.get(Sms).send(null, { to: '+12025550143', text: 'Your code is 654321' });

    const sms = await app.outbox({ to: '+12025550143', channel: 'sms' });
    expect(sms).toMatchObject({ channel: 'sms', subject: null, text: 'Your code is 654321' });
    expect(await list('to=+12025550143')).toEqual([sms]);
    expect(await list('to=12025550143&channel=email')).toEqual([]);
  });

  it('lists the newest first, up to the requested limit', async () => {
    let after = 0;
    for (const subject of ['first', 'second', 'third']) {
      await app
        .get(Mail)
        .send(null, { to: 'order@example.com', mail: renderMail({ subject, paragraphs: [] }) });
      after = (await app.outbox({ to: 'order@example.com', after })).id;
    }
    expect((await list('to=ORDER@example.com&limit=2')).map(({ subject }) => subject)).toEqual([
      'third',
      'second',
    ]);
  });

  it('refuses an invalid query', async () => {
    await app.asVisitor().get('/sandbox/outbox?limit=0').expect(400);
    await app.asVisitor().get('/sandbox/outbox?limit=many').expect(400);
    await app.asVisitor().get('/sandbox/outbox?to=%00').expect(400);
  });
});

describe('the sandbox on several nodes', () => {
  it('is shared: a mail sent through one node shows on the other', async () => {
    const other = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
    expect(other.config.mail.port).not.toBe(app.config.mail.port);
    await other
      .get(Mail)
      .send(null, { to: 'both@example.com', mail: renderMail({ subject: 'Hi', paragraphs: [] }) });
    const seen = await app.outbox({ to: 'both@example.com' });
    expect(await other.outbox({ to: 'both@example.com' })).toEqual(seen);
    await other.close();
  });
});
