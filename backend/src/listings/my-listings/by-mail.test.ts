import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readGuestMail, send } from '../testing/posting.js';
import { byMailAnswer, type ByMail } from '../posting/contract.js';
import { MailedLinks } from '../mails/mailed-links.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const tokenFor = (id: number) => /token=([\w-]+)/.exec(app.get(MailedLinks).to('close', id))?.[1] ?? '';
const act = (token: string, action: ByMail['action'], expected = 200) =>
  app.asVisitor().post('/api/listings/by-mail', { token, action }).expect(expected);
const acted = async (token: string, action: ByMail['action']) =>
  byMailAnswer.parse((await act(token, action)).json()).listing;

describe('the link in a listing’s mail', () => {
  it('removes a listing that a guest did not want, with the same response when repeated', async () => {
    await send(app.asVisitor(), 'find', { email: 'unwanted@example.com' });
    const { removal } = await readGuestMail(app, 'unwanted@example.com');
    expect(await acted(removal, 'remove')).toBeNull();
    expect(await acted(removal, 'remove')).toBeNull();
    expect(
      await app.database.query('test-all', `select 1 from listing where email like 'unwanted%'`),
    ).toEqual([]);
    await act(removal, 'close', 404);
  });

  it('works for a claimed listing too', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    expect(await acted(tokenFor(id), 'remove')).toBeNull();
  });

  it('confirms that the trip still takes place', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    const listing = await acted(tokenFor(id), 'going');
    expect(Date.now() - Date.parse(listing?.confirmedAt ?? '')).toBeLessThan(60_000);
  });

  it('closes a listing and reopens it', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    expect(await acted(tokenFor(id), 'close')).toMatchObject({ id, status: 'closed' });
    expect(await acted(tokenFor(id), 'reopen')).toMatchObject({ id, status: 'active' });
  });

  it('does not reopen a past listing, or one above the limit', async () => {
    const by = await app.make.user();
    const past = await app.make.listing({ by, date: inDays(-3), status: 'closed' });
    const { id } = await app.make.listing({ by, status: 'closed' });
    for (const action of ['reopen', 'going'] as const) await act(tokenFor(past.id), action, 409);
    for (let day = 1; day <= 20; day++) await app.make.listing({ by, date: inDays(day) });
    await act(tokenFor(id), 'reopen', 409);
  });

  it('rejects a token that was changed, truncated or invented', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    const token = tokenFor(id);
    const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const bad of [flipped, token.slice(0, 20), 'x', String(id), 'A'.repeat(200)]) {
      const reply = await act(bad, 'remove', 400);
      expect(reply.json()).toMatchObject({
        message: 'This link is not complete',
        issues: [{ path: 'token' }],
      });
    }
    await act('A'.repeat(201), 'remove', 400);
  });

  it('limits attempts from one IP address', async () => {
    const visitor = app.asVisitor();
    const guess = () => visitor.post('/api/listings/by-mail', { token: 'made-up', action: 'remove' });
    for (let round = 0; round < 20; round++) await guess().expect(400);
    await guess().expect(429);
  });

  it('never shows the owner’s email to the holder of the link', async () => {
    const by = await app.make.user();
    const { id } = await app.make.listing({ by, phoneNumber: '+1 2025550143' });
    expect((await act(tokenFor(id), 'going')).text).not.toMatch(new RegExp(`${by.email}|0143`));
  });
});
