import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Interactions } from '../../account/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const someonePublic = () => app.make.user({ publicSince: new Date() });

describe('the form of a report', () => {
  it('mails a report to the team, and does not notify the reported user', async () => {
    const [one, other] = [await app.make.user(), await someonePublic()];
    const report = { userId: other.id, reason: 'fraud', details: 'Asked for money first', listingId: 7 };
    await (await app.as(one)).post('/api/reports', report).expect(200);
    const mail = await app.outbox({ to: app.config.contactEmail, channel: 'email' });
    expect(mail.subject).toContain('fraud');
    expect(mail.text).toContain(`${one.id}`);
    expect(mail.text).toContain('Asked for money first');
    expect(mail.text).not.toContain(other.email);
  });

  it('refuses to report a user whom the caller cannot know', async () => {
    const [one, hidden, met] = [await app.make.user(), await app.make.user(), await app.make.user()];
    await app.get(Interactions).record(app.nest.get(MikroORM).em.fork(), one.id, met.id, 'conversation');
    const mine = await app.as(one);
    const report = (userId: number) => mine.post('/api/reports', { userId, reason: 'spam' });
    await report(hidden.id).expect(404);
    await report(999_999_999).expect(404);
    await report(one.id).expect(404);
    await report(met.id).expect(200);
  });

  it('takes a report of a review whose author the reporter does not know', async () => {
    const [target, author] = [await someonePublic(), await app.make.user()];
    for (const person of [target, author]) await app.make.traveler(person);
    const [review] = await app.database.query<{ id: number }>(
      'test-review',
      `insert into testimonial (author_id, target_id, rating, text, covered_text)
     values ($1, $2, 1, 'Never came to the gate', '') returning id::float8 as id`,
      [author.id, target.id],
    );
    const report = { testimonialId: review?.id, reason: 'other' };
    await (await app.as(await app.make.user())).post('/api/reports', report).expect(200);
    await (await app.as(author)).post('/api/reports', report).expect(404);
    await app.asVisitor().post('/api/reports', report).expect(401);
  });

  it('accepts ten reports a day', async () => {
    const [mine, other] = [await app.as(await app.make.user()), await someonePublic()];
    const report = () => mine.post('/api/reports', { userId: other.id, reason: 'other' });
    for (let round = 0; round < 10; round++) await report().expect(200);
    await report().expect(429);
  });

  it('needs a login', async () => {
    const other = await someonePublic();
    await app.asVisitor().post('/api/reports', { userId: other.id, reason: 'spam' }).expect(401);
  });
});
