import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract } from '../contract.js';
import { readGuestMail, send } from '../testing/posting.js';
import { published } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const rowsOf = (email: string) =>
  app.database.query('test-rows', 'select * from listing where email = $1 order by id', [email]);

describe('the quick form of a guest', () => {
  it('publishes a guest’s request at once, under the typed name', async () => {
    const form = {
      email: 'asks@example.com',
      date: inDays(10),
      endDate: inDays(12),
      time: '08:15',
      flightNumber: 'ai 0102',
      phoneNumber: '+1 2025550143',
      description: 'My mother flies alone for the first time.',
      tipAmount: 20,
    };
    const visitor = app.asVisitor();
    const { listing } = published.parse((await send(visitor, 'find', form)).json());
    expect(listing).toMatchObject({
      type: 'seeking_help',
      userId: null,
      username: 'Maria Guest',
      verified: false,
      departureAirport: 'JFK',
      date: form.date,
      endDate: form.endDate,
      flightNumber: 'AI102',
      tipAmount: 20,
      offersTips: true,
      status: 'active',
    });
    const shown = contract.parse(
      (await visitor.get(`/api/listings/id/${listing.id}/details`).expect(200)).json(),
    );
    expect(shown).toEqual(listing);
  });

  it('publishes a guest’s offer', async () => {
    const reply = await send(app.asVisitor(), 'offer', { email: 'offers@example.com', acceptsTips: true });
    expect(published.parse(reply.json()).listing).toMatchObject({
      type: 'helper',
      acceptsTips: true,
      tipAmount: null,
    });
  });

  it('shows no email or phone number, in the response or to strangers', async () => {
    const words = { name: 'Call +1 202 555 0144', description: 'Write to me at covered@example.com please' };
    const reply = await send(app.asVisitor(), 'find', {
      email: 'covered@example.com',
      phoneNumber: '+1 2025550144',
      ...words,
    });
    expect(reply.text).not.toMatch(/covered@|0144/);
    expect(published.parse(reply.json()).listing).toMatchObject({
      username: 'Call •••',
      description: 'Write to me at ••• please',
    });
  });

  it('mails a code, a login link, and a link to remove the listing', async () => {
    const email = 'mailed@example.com';
    await send(app.asVisitor(), 'find', {
      email,
      name: 'Win money at evil',
      description: 'Spam, spam, spam',
    });
    const { subject, text, code, linkToken, removal } = await readGuestMail(app, email);
    expect(subject).toBe('Confirm your listing New York (JFK) to Hyderabad (HYD)');
    expect(code).toMatch(/^\d{6}$/);
    expect(text).toContain(`/login-link#token=${linkToken}`);
    expect(removal.length).toBeLessThan(200);
    expect(text).not.toMatch(/evil|Spam/);
  });

  it('logs the guest in with the code in the same browser, and claims the listing', async () => {
    const visitor = app.asVisitor();
    const email = 'claims@example.com';
    const { listing, claim } = published.parse((await send(visitor, 'offer', { email })).json());
    const { code } = await readGuestMail(app, email);
    const answer = { code, userId: claim?.userId };
    await app.asVisitor().post('/api/auth/verify', answer).expect(400);
    await visitor.post('/api/auth/verify', answer).expect(200);
    expect((await visitor.get('/api/my-listings').expect(200)).json()).toMatchObject([
      { id: listing.id, email },
    ]);
  });

  it('sends another code when the first one is lost', async () => {
    const visitor = app.asVisitor();
    const email = 'resends@example.com';
    const { claim } = published.parse((await send(visitor, 'offer', { email })).json());
    const { mailId } = await readGuestMail(app, email);
    await visitor.post('/api/auth/resend-code', { userId: claim?.userId }).expect(200);
    const { code } = await readLogin(email, mailId);
    await visitor.post('/api/auth/verify', { code, userId: claim?.userId }).expect(200);
  });
  const readLogin = async (to: string, after: number) => {
    const { text } = await app.outbox({ to, channel: 'email', after });
    return { code: /^(\d{6})$/m.exec(text)?.[1] };
  };

  it('creates one listing when the same form is sent twice, even at the same time', async () => {
    const form = { email: 'twice@example.com', description: 'Sent by a nervous finger' };
    const visitor = app.asVisitor();
    const replies = await Promise.all([send(visitor, 'find', form), send(visitor, 'find', form)]);
    const [one, other] = replies.map((reply) => published.parse(reply.json()).listing.id);
    expect(one).toBe(other);
    expect(await rowsOf('twice@example.com')).toHaveLength(1);
  });

  it('refuses the same text a third time, even in disguise', async () => {
    const post = (date: number, description: string, expected?: number) =>
      send(
        app.asVisitor(),
        'find',
        { email: 'again@example.com', date: inDays(date), description },
        expected,
      );
    await post(3, 'Cheap flights for everybody');
    await post(4, 'cheap  flights, for everybody!');
    const reply = await post(5, 'ＣＨＥＡＰ flights for everybody.', 409);
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('twice already') });
    await forgetLimits(app);
    await post(5, 'Something else altogether');
  });

  it('refuses the same text a third time from one IP address, with any email', async () => {
    const post = async (email: string, ip: string, expected?: number) => {
      await forgetPosts();
      return send(
        app.asVisitor({ ip }),
        'find',
        { email, description: 'Half-price tickets, ask me how' },
        expected,
      );
    };
    await post('first@example.com', '10.9.9.1');
    await post('second@example.com', '10.9.9.1');
    const reply = await post('third@example.com', '10.9.9.1', 409);
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('twice already') });
    await post('third@example.com', '10.9.9.2');
    const member = await app.make.user();
    await send(
      await app.as(member, { ip: '10.9.9.1' }),
      'find',
      { email: member.email, description: 'half price tickets -- ask me how' },
      409,
    );
  });
  const forgetPosts = () =>
    app.database.query('forget-posts', `delete from limit_bucket where key like 'listing.guest:%'`);

  it('allows four posts a day per IP address, and three per email', async () => {
    const ip = '10.9.8.7';
    const from = (email: string, days: number, expected?: number) =>
      send(app.asVisitor({ ip }), 'find', { email, date: inDays(days) }, expected);
    for (const day of [1, 2, 3]) await from('often@example.com', day);
    await from('other@example.com', 1);
    await from('another@example.com', 1, 429);
    const reply = await send(app.asVisitor(), 'find', { email: 'often@example.com', date: inDays(4) }, 429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(80_000);
  });
});
