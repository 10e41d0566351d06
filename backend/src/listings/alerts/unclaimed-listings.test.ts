import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  askAsGuest,
  codeFor,
  foundBy,
  openListing,
  stopTokenIn,
  tellNow,
  toldTo,
  wanted,
  watch,
  watchAsGuest,
  withAlerts,
} from '../testing/alerts.js';
import { AlertCleanup } from './alert-cleanup.js';
import { createdAlert, type Alert } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget-alerts', 'delete from alert');
});
afterAll(() => app.close());

/** A guest's listing, and how its owner claims it. */
async function unclaimed(about: Parameters<TestApp['make']['listing']>[0] = {}) {
  const owner = await app.make.user();
  const { id } = await app.make.listing({ email: owner.email, ...about });
  const claim = async () => {
    await (await app.as(owner)).post(`/api/listings/${id}/claim`).expect(200);
    await settled(app.database, 'listings.opened');
  };
  return { id, owner, claim };
}
async function member() {
  const user = await app.make.user();
  const client = await app.as(user);
  const list = async () => (await client.get('/api/alerts').expect(200)).json() as Alert[];
  return { user, client, list };
}
const setStatus = (id: number, status: string) =>
  app.database.query('test-status', 'update listing set status = $2 where id = $1', [id, status]);

describe('who waits for a guest’s listing', () => {
  it('gets one mail when it is confirmed, with the card, the reason and one-click stop', async () => {
    const { id, owner, claim } = await unclaimed({ departureAirport: 'KEF', date: inDays(20) });
    const me = await member();
    const made = await watch(me.client, { listing: id });
    expect(made).toMatchObject({ listing: id, from: 'KEF', to: 'DEL', firstDay: inDays(20) });
    expect((await watch(me.client, { listing: id })).id).toBe(made.id);
    expect(await me.list()).toMatchObject([{ id: made.id, listing: id }]);

    await claim();
    await tellNow(app);
    const [mail, ...more] = await toldTo(app, me.user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^A helper can be contacted: Reykjavik \(KEF\) to Delhi \(DEL\), /);
    expect(mail?.text).toContain('This person can be contacted now:\nKEF → DEL');
    expect(mail?.text).toContain(`/listing/${id}`);
    expect(mail?.text).not.toContain(owner.email);
    const token = stopTokenIn(mail ?? { subject: '', text: '' });
    await app.asVisitor().post('/api/alerts/stop', { token }).expect(200);
    expect(await me.list()).toEqual([]);
  });

  it('may be a guest, and hears nothing afterwards', async () => {
    const { id, owner, claim } = await unclaimed();
    await watchAsGuest(app, 'waits@example.com', { listing: id });
    await claim();
    await tellNow(app);
    expect(await toldTo(app, 'waits@example.com')).toHaveLength(1);
    await (await app.as(owner)).patch(`/api/listings/${id}`, { date: inDays(29) }).expect(200);
    await settled(app.database, 'listings.opened');
    await tellNow(app);
    expect(await toldTo(app, 'waits@example.com')).toHaveLength(1);
    expect(await app.database.query('test-left', 'select from alert')).toEqual([]);
  });

  it('is not told of other listings on that route', async () => {
    const { id } = await unclaimed();
    await watch((await member()).client, { listing: id });
    const other = await openListing(app);
    expect(await foundBy(app, other.listing.id)).toEqual([]);
  });

  it('has one of at most 20 alerts', async () => {
    const { client } = await member();
    const days = Array.from({ length: 20 }, (_, index) => inDays(40 + index));
    await Promise.all(days.map((lastDay) => watch(client, { lastDay })));
    const { id } = await unclaimed();
    const refused = await client.post('/api/alerts', wanted({ listing: id })).expect(400);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('You have 20 alerts') });
  });

  it('is told once more can be seen: a listing that was closed before the mail waits', async () => {
    const { id, claim } = await unclaimed();
    const { user, client, list } = await member();
    const { id: alertId } = await watch(client, { listing: id });
    await claim();
    await setStatus(id, 'closed');
    await tellNow(app);
    expect(await toldTo(app, user.email)).toEqual([]);
    expect(await list()).toMatchObject([{ id: alertId }]);
  });
});

describe('the alert ends', () => {
  it('when the listing is removed', async () => {
    const { id, owner } = await unclaimed();
    const { client, list } = await member();
    await watch(client, { listing: id });
    await (await app.as(owner)).post(`/api/listings/${id}/disown`).expect(200);
    expect(await list()).toEqual([]);
  });

  it('after the day of the listing', async () => {
    const { id } = await unclaimed({ date: inDays(3) });
    const { client, list } = await member();
    expect(await watch(client, { listing: id })).toMatchObject({ lastDay: inDays(3) });
    await app.database.query(
      'test-over',
      'update alert set first_day = first_day - 9, last_day = last_day - 9',
    );
    expect(await list()).toEqual([]);
    await app.get(AlertCleanup).clean();
    expect(await app.database.query('test-left', 'select from alert')).toEqual([]);
  });
});

describe('is refused in words', () => {
  const refusal = async (listing: number, who?: Awaited<ReturnType<typeof member>>) => {
    const client = (who ?? (await member())).client;
    const reply = await client.post('/api/alerts', wanted({ listing })).expect(400);
    const { issues } = reply.json() as { issues: { path: string; message: string }[] };
    expect(issues[0]?.path).toBe('listing');
    return issues[0]?.message;
  };

  it('what never was, is closed, over or claimed', async () => {
    expect(await refusal(999_999)).toBe('This listing is gone');
    const { id, claim } = await unclaimed();
    await setStatus(id, 'closed');
    expect(await refusal(id)).toMatch(/closed/);
    await setStatus(id, 'active');
    await claim();
    expect(await refusal(id)).toMatch(/you can ask for the contact/);
    const over = await unclaimed({ date: inDays(-5) });
    expect(await refusal(over.id)).toMatch(/over/);
    const late = await unclaimed({ createdAt: new Date(Date.now() - 73 * 3_600_000) });
    expect(await refusal(late.id)).toBe('This listing is gone');
  });

  it('what is claimed between the mail and its code', async () => {
    const { id, claim } = await unclaimed();
    const asked = await askAsGuest(app.asVisitor(), { email: 'slow@example.com', listing: id });
    const { confirmation } = createdAlert.parse(asked.json());
    const { code, text } = await codeFor(app, 'slow@example.com');
    expect(text).toContain('a helper can be contacted: New York (JFK) to Delhi (DEL)');
    await claim();
    const reply = await app.asVisitor().post('/api/alerts/confirm', { id: confirmation, code }).expect(400);
    expect(reply.text).toContain('you can ask for the contact');
    await tellNow(app);
    expect(await toldTo(app, 'slow@example.com')).toEqual([]);
  });
});

describe('no mail goes', () => {
  it('to a foreign address without its code', async () => {
    const { id, claim } = await unclaimed();
    await askAsGuest(app.asVisitor(), { email: 'foreign@example.com', listing: id });
    const { client } = await member();
    await client.post('/api/alerts', wanted({ listing: id, email: 'foreign@example.com' })).expect(400);
    await claim();
    await tellNow(app);
    expect(await toldTo(app, 'foreign@example.com')).toEqual([]);
  });

  it('across a block, whose alert ends without a word', async () => {
    const { id, owner, claim } = await unclaimed();
    const me = await member();
    await watch(me.client, { listing: id });
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      owner.id,
      me.user.id,
    ]);
    await claim();
    await tellNow(app);
    expect(await toldTo(app, me.user.email)).toEqual([]);
    expect(await me.list()).toEqual([]);
    const stranger = (await me.client.post('/api/alerts', wanted({ listing: id })).expect(400)).text;
    expect(stranger).toContain('This listing is gone');
  });

  it('to somebody who is suspended', async () => {
    const { id, claim } = await unclaimed();
    const { user, client } = await member();
    await watch(client, { listing: id });
    await app.database.query(
      'test-suspend',
      `update "user" set suspended_until = now() + interval '1 day' where id = $1`,
      [user.id],
    );
    await claim();
    await tellNow(app);
    expect(await toldTo(app, user.email)).toEqual([]);
  });
});

it('a stranger can neither see nor stop it', async () => {
  const { id } = await unclaimed();
  const made = await watch((await member()).client, { listing: id });
  const { client, list } = await member();
  expect(await list()).toEqual([]);
  await client.patch(`/api/alerts/${made.id}`, { status: 'paused' }).expect(404);
  await client.delete(`/api/alerts/${made.id}`).expect(404);
});
