import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readGuestMail, send } from '../testing/posting.js';
import { published } from './contract.js';

// Whether an email has an account must not show when a guest posts under it.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const post = (email: string, about: object = {}, expected?: number) =>
  send(app.asVisitor(), 'find', { email, ...about }, expected);

describe('a post with a member’s email', () => {
  it('answers in the same way, and uses nothing from the account', async () => {
    const { email } = await app.make.user({ verified: true, username: 'Well Known' });
    const [known, unknown] = [await post(email), await post('unknown@example.com')];
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    const [one, other] = [known, unknown].map((reply) => published.parse(reply.json()));
    const changing = { id: 0, createdAt: '' };
    expect({ ...one?.listing, ...changing }).toEqual({ ...other?.listing, ...changing });
    expect(one?.listing).toMatchObject({ userId: null, username: 'Maria Guest', verified: false });
    expect(one?.claim?.userId).toMatch(/^[\w-]{22}$/);
    expect(other?.claim?.userId).toMatch(/^[\w-]{22}$/);
  });

  it('does the same work, because it never queries accounts', async () => {
    const { email } = await app.make.user();
    await app.database.query('hide-accounts', `alter table "user" rename to out_of_reach`);
    const replies = [await post(email), await post('nobody@example.com')];
    await app.database.query('show-accounts', `alter table out_of_reach rename to "user"`);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('sends the same mail', async () => {
    const { email } = await app.make.user();
    const texts = [];
    for (const to of [email, 'nobody.yet@example.com']) {
      await post(to);
      const { subject, text, code, linkToken, removal } = await readGuestMail(app, to);
      texts.push([
        subject,
        text
          .replace(code, '')
          .replace(linkToken, '')
          .replace(removal, '')
          .replace(/(?<=#mailbox=)[\w-]+/, '')
          .replace(/(?<=&listing=)\d+/, ''),
      ]);
    }
    expect(texts[1]).toEqual(texts[0]);
  });

  it('refuses after the same number of posts', async () => {
    const { email } = await app.make.user();
    for (const to of [email, 'new.here@example.com']) {
      for (const day of [1, 2, 3]) await post(to, { date: inDays(day) });
      await post(to, { date: inDays(4) }, 429);
    }
  });

  it('does not reveal that an account posted the same text', async () => {
    const by = await app.make.user();
    const description = 'Words that stand in public listings of this account';
    await app.make.listing({ by, description });
    await app.make.listing({ by, description });
    await post(by.email, { description });
  });
});
