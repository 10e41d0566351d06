import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Jobs } from '../../platform/jobs/jobs.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const message = {
  name: 'Maria',
  email: 'maria@example.com',
  message: 'Can I bring my <b>cat</b>?\nShe is calm.',
};

describe('the contact form', () => {
  it('mails the message to the team, which can reply', async () => {
    const sent = await app.asVisitor().post('/api/contact', message).expect(200);
    expect(sent.json()).toEqual({ done: true });

    const { id, subject, text } = await app.outbox({ to: app.config.contactEmail });
    expect(subject).toBe('Message from the contact form');
    expect(text).toContain('Can I bring my <b>cat</b>?\nShe is calm.');
    const details = (await app.asVisitor().get(`/sandbox/outbox/${id}`)).json();
    expect(details).toMatchObject({ replyTo: 'maria@example.com', from: 'hello@flightamigo.example' });
    expect(details).toMatchObject({
      html: expect.stringContaining('my &lt;b&gt;cat&lt;/b&gt;?<br />She is calm.'),
    });
  });

  it('does not wait for the background jobs', async () => {
    const busy = new Client({ connectionString: app.config.databaseUrl });
    await busy.connect();
    await busy.query('select pg_advisory_lock(42)');
    // As many as the jobs have connections.
    const db = app.get(Jobs).boss.getDb();
    const waiting = Array.from({ length: 6 }, () => db.executeSql('select pg_advisory_xact_lock(42)'));
    await app.asVisitor().post('/api/contact', message).expect(200);
    await busy.end();
    await Promise.all(waiting);
  });

  it.each([
    ['name', 'M', 'Name must be at least 2 characters'],
    ['email', 'maria', 'Please enter a valid email address'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['name', 'Maria\r\nBcc: everyone@example.com', 'Must be a single line'],
    ['email', 'maria@example.com\r\nBcc: b@example.com', 'Please enter a valid email address'],
  ])('explains what is wrong with the %s %j', async (field, value, words) => {
    const refused = await app
      .asVisitor()
      .post('/api/contact', { ...message, [field]: value })
      .expect(400);
    expect(refused.json()).toMatchObject({ message: words, issues: [{ path: field, message: words }] });
  });

  it('refuses unknown fields', async () => {
    await app
      .asVisitor()
      .post('/api/contact', { ...message, to: 'victim@example.com' })
      .expect(400);
  });

  it('can be sent three times an hour from one address', async () => {
    const visitor = app.asVisitor();
    for (const status of [200, 200, 200, 429]) await visitor.post('/api/contact', message).expect(status);
    const refused = await visitor.post('/api/contact', message).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
