import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract, myListing } from '../contract.js';
import { listingOpened } from '../listing-opened.js';
import { fullForm, send } from '../testing/posting.js';
import { phoneMissing, published } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const member = async (about: object = {}) => {
  const user = await app.make.user(about);
  return { user, client: await app.as(user) };
};
async function mails(to: string) {
  await settled(app.database, listingOpened.name);
  return (await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to })}`)).json();
}

describe('the posting of a member', () => {
  it('assigns a quick-form listing to the member at once, without a mail', async () => {
    const { user, client } = await member();
    const reply = await send(client, 'find', { email: user.email, name: 'Another Name' });
    const { listing, claim } = published.parse(reply.json());
    expect(listing).toMatchObject({ userId: user.id, username: user.username });
    expect(claim).toBeNull();
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await mails(user.email)).toEqual([]);
  });

  it.each(['find', 'offer', 'create'] as const)(
    'gives a newcomer the name typed in the %s form',
    async (form) => {
      const { user, client } = await member({
        usernameIsChosen: false,
        username: 'Traveler 48213',
        verified: true,
      });
      const nameOf = async () => (await client.get('/api/auth/me').expect(200)).json();
      for (const given of ['Traveler 48213', 'مسافر 48213'])
        await send(client, form, { email: user.email, name: given });
      expect(await nameOf()).toMatchObject({ username: 'Traveler 48213', nameChosen: false });
      const typed = `Ben ${form} Okafor`;
      await send(client, form, { email: user.email, name: typed, date: inDays(9) });
      expect(await nameOf()).toMatchObject({ username: typed, nameChosen: true });
      await app.database.query('test-leave', 'delete from listing where user_id = $1', [user.id]);
      await app.database.query('test-rename', `update "user" set username = 'User ' || id where id = $1`, [
        user.id,
      ]);
    },
  );

  it('makes a member public once they have a public listing', async () => {
    const { user, client } = await member();
    await app.asVisitor().get(`/api/users/${user.id}`).expect(404);
    await send(client, 'offer', { email: user.email });
    await app.asVisitor().get(`/api/users/${user.id}`).expect(200);
  });

  it('accepts no email other than the account’s', async () => {
    const { client } = await member({ verified: true });
    const other = await app.make.user();
    for (const form of ['find', 'offer', 'create'] as const) {
      const reply = await send(client, form, { email: other.email }, 400);
      expect(reply.json()).toMatchObject({ issues: [{ path: 'email' }] });
    }
  });

  it('returns everything that the owner may see after the full form', async () => {
    const { user, client } = await member({ verified: true });
    const about = {
      email: user.email,
      type: 'seeking_help',
      endDate: inDays(33),
      time: '23:59',
      skills: 'Telugu, write to me@example.com',
      description: 'Call me on +1 202 555 0146 please',
      minTip: 10,
      maxTip: 20,
      offersTips: true,
      name: 'My Name',
      phoneNumber: '+1 2025550146',
    };
    const answer = (await send(client, 'create', about)).json();
    expect(myListing.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ ...about, userId: user.id, status: 'active', contactRequests: 0 });
  });

  it('masks contact details until the phone is verified', async () => {
    const { user, client } = await member();
    const description = 'Call me on +1 202 555 0147 please';
    const { listing } = published.parse(
      (await send(client, 'find', { email: user.email, description })).json(),
    );
    expect(listing.description).toBe('Call me on ••• please');
    expect((await client.get('/api/my-listings')).json()).toMatchObject([{ description }]);
  });

  it('restricts the full form to members with a verified phone', async () => {
    const { user, client } = await member();
    const form = fullForm({ email: user.email });
    await app.asVisitor().post('/api/listings', form).expect(401);
    const reply = await client.post('/api/listings', form).expect(403);
    expect(reply.json()).toMatchObject({ message: phoneMissing });
  });

  it('allows a new member three posts a day, and a verified one ten', async () => {
    const post = async (about: object) => {
      const { user, client } = await member(about);
      let posted = 0;
      const next = () => send(client, 'find', { email: user.email, date: inDays(++posted) });
      while ((await next().catch(() => null)) !== null);
      return posted - 1;
    };
    expect(await post({})).toBe(3);
    expect(await post({ verified: true })).toBe(10);
  });

  it('allows twenty live listings, even when more arrive at the same time', async () => {
    const { user, client } = await member({ verified: true });
    for (let day = 1; day <= 18; day++) await app.make.listing({ by: user, date: inDays(day) });
    await app.make.listing({ by: user, date: inDays(40), status: 'closed' });
    await app.make.listing({ by: user, date: inDays(-9) });
    const form = (day: number) => ({ email: user.email, date: inDays(50 + day) });
    const posts = [1, 2, 3, 4].map((day) => send(client, 'create', form(day)).catch((error: Error) => error));
    const answers = await Promise.all(posts);
    const refused = answers.filter((answer) => answer instanceof Error);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.message).toContain('answered 409');
    expect(refused[0]?.message).toContain('20 live listings');
  });

  it('creates one listing when the same form is sent twice, even at the same time', async () => {
    const { user, client } = await member({ verified: true });
    const form = { email: user.email, description: 'Sent by a nervous finger' };
    const replies = await Promise.all([send(client, 'create', form), send(client, 'create', form)]);
    const [one, other] = replies.map((reply) => myListing.parse(reply.json()).id);
    expect(one).toBe(other);
  });

  it('refuses the same text a third time', async () => {
    const { user, client } = await member({ verified: true });
    const post = (day: number, expected?: number) =>
      send(
        client,
        'create',
        { email: user.email, date: inDays(day), description: 'नमस्ते, मैं मदद करूँगा' },
        expected,
      );
    await post(1);
    await post(2);
    await post(3, 409);
  });

  it('is visible to everyone and shows no email', async () => {
    const { user, client } = await member({ verified: true });
    const { id } = myListing.parse((await send(client, 'create', { email: user.email })).json());
    const reply = await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200);
    expect(contract.parse(reply.json())).toEqual(reply.json());
    expect(reply.text).not.toContain(user.email);
  });
});
