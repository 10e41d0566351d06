import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { PageFacts } from '../../platform/html/page-facts.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { publicProfile } from '../contract.js';
import { Interactions } from '../people/interactions.js';
import { PeopleService } from '../people/people.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const em = () => app.nest.get(MikroORM).em.fork();
const someonePublic = (about: object = {}) => app.make.user({ publicSince: new Date(), ...about });

describe('the public page of a user', () => {
  it('shows a user with public content to everyone, without contact details', async () => {
    const user = await someonePublic({
      phoneNumber: '+1 2025550181',
      phoneE164: '+12025550181',
      verified: true,
    });
    const reply = await app.asVisitor().get(`/api/users/${user.id}`).expect(200);
    expect(publicProfile.parse(reply.json())).toEqual(reply.json());
    expect(reply.text).not.toContain(user.email);
    expect(reply.text).not.toContain('2025550181');
  });

  it('hides users without public content from everyone but themselves', async () => {
    const user = await app.make.user();
    const stranger = await app.as(await app.make.user());
    const hidden = await stranger.get(`/api/users/${user.id}`).expect(404);
    const unknown = await stranger.get('/api/users/999999999').expect(404);
    const said = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
    expect(said(hidden.text)).toBe(said(unknown.text));
    await app.asVisitor().get(`/api/users/${user.id}`).expect(404);
    await (await app.as(user)).get(`/api/users/${user.id}`).expect(200);
  });

  it('shows a user as soon as they have public content', async () => {
    const user = await app.make.user();
    await app.get(PeopleService).makePublic(em(), user.id);
    await app.asVisitor().get(`/api/users/${user.id}`).expect(200);
  });

  it('hides two users from each other as soon as one blocks the other', async () => {
    const [one, other] = [await someonePublic(), await someonePublic()];
    const [mine, theirs] = [await app.as(one), await app.as(other)];
    await mine.post('/api/blocks', { userId: other.id }).expect(200);
    await mine.get(`/api/users/${other.id}`).expect(404);
    await theirs.get(`/api/users/${one.id}`).expect(404);
    await app.asVisitor().get(`/api/users/${one.id}`).expect(200);
  });

  it('masks contact details until the phone is verified', async () => {
    const words = { bio: 'Write to me@example.com', languages: 'English, call +1 202 555 0182' };
    const [unverified, verified] = [
      await someonePublic(words),
      await someonePublic({
        ...words,
        phoneNumber: '+1 2025550183',
        phoneE164: '+12025550183',
        verified: true,
      }),
    ];
    const member = await app.as(await app.make.user());
    const shown = async (id: number) =>
      publicProfile.parse((await member.get(`/api/users/${id}`).expect(200)).json());
    expect(await shown(unverified.id)).toMatchObject({ bio: 'Write to •••', languages: 'English, call •••' });
    expect(await shown(verified.id)).toMatchObject(words);
  });

  it('shows visitors what a card shows, and members what the person wrote', async () => {
    const user = await someonePublic({ bio: 'I fly home every winter.', languages: 'Twi' });
    const member = await app.as(await app.make.user());
    const seenBy = async (client = app.asVisitor()) =>
      publicProfile.parse((await client.get(`/api/users/${user.id}`).expect(200)).json());
    expect(await seenBy()).toMatchObject({ bio: null, languages: 'Twi' });
    expect(await seenBy(member)).toMatchObject({ bio: 'I fly home every winter.' });
  });

  it('shows a user without public content to those whom they came across', async () => {
    const [owner, asker] = [await app.make.user(), await app.make.user()];
    await app.get(Interactions).record(em(), owner.id, asker.id, 'contact');
    await (await app.as(owner)).get(`/api/users/${asker.id}`).expect(200);
    await app.asVisitor().get(`/api/users/${asker.id}`).expect(404);
  });

  it('says what was checked', async () => {
    const marks = async (id: number) =>
      publicProfile.parse((await app.asVisitor().get(`/api/users/${id}`).expect(200)).json()).marks;
    expect(await marks((await someonePublic()).id)).toEqual(['mail']);
    const helper = await someonePublic({ verified: true });
    expect(await marks(helper.id)).toEqual(['mail', 'phone']);
    await app.database.query(
      'test-payout',
      `insert into payout_account (user_id, provider_id, is_ready, country) values ($1, 'acct_marks', true, 'US')`,
      [helper.id],
    );
    expect(await marks(helper.id)).toEqual(['mail', 'phone', 'payout']);
  });

  it('has a page that search engines do not list', async () => {
    const page = app.get(PageFacts);
    const facts = { noindex: true, subject: '/api/users/7' };
    expect(await page.of('/people/:id', { id: '7' }, new URLSearchParams())).toEqual(facts);
    expect(await page.of('/people/:id', { id: 'me' }, new URLSearchParams())).toBeNull();
  });

  it('remembers for both users that they have met', async () => {
    const [one, other, third] = [await app.make.user(), await app.make.user(), await app.make.user()];
    const interactions = app.get(Interactions);
    await interactions.record(em(), other.id, one.id, 'contact');
    await interactions.record(em(), one.id, other.id, 'contact');
    expect(await interactions.haveInteracted(one.id, other.id)).toBe(true);
    expect(await interactions.haveInteracted(other.id, one.id)).toBe(true);
    expect(await interactions.haveInteracted(one.id, third.id)).toBe(false);
  });

  it.each(['0', '-1', '1.5', 'me', '9007199254740993', "1'--"])('refuses an invalid id: %s', async (id) => {
    await app
      .asVisitor()
      .get(`/api/users/${encodeURIComponent(id)}`)
      .expect(400);
  });

  it('answers 404 for the deleted account of another user, without a hint to log in', async () => {
    const gone = await someonePublic();
    await (await app.as(gone)).delete('/api/profile', { email: gone.email }).expect(200);
    await expect(
      em().transactional((inner) => app.get(PeopleService).lockForShare(inner, gone.id)),
    ).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is limited to ten reads a second per address, for existing and unknown ids', async () => {
    const { id } = await someonePublic();
    const visitor = app.asVisitor();
    const requests = Array.from({ length: 60 }, (_, at) =>
      visitor.get(`/api/users/${at % 2 ? id : 999_999_999}`),
    );
    const refused = (await Promise.all(requests)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(30);
    expect(refused[0]?.headers['retry-after']).toBe('1');
  });
});
