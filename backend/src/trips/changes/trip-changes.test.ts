import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled, settledAtOnce } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { daysText, MailedLinks, staysClosed } from '../../listings/index.js';
import { match, matchDetails } from '../contract.js';
import { contactRequests } from '../requests/contract.js';
import { permissionTo, rateBy } from '../testing/reviews.js';
import { departOn } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['make']['user']>>;
interface Member {
  user: Person;
  client: Client;
}

async function member(about: object = {}): Promise<Member> {
  const user = await app.make.user({ publicSince: new Date(), ...about });
  return { user, client: await app.as(user) };
}

/** A listing with a time and a flight, and a member who has its contact. */
async function asked() {
  const [owner, asker] = [await member(), await member()];
  const { id } = await app.make.listing({ by: owner.user, time: '02:50', flightNumber: 'AI127' });
  await asker.client.post(`/api/listings/${id}/connect`).expect(200);
  return { owner, asker, id, name: owner.user.username };
}
async function propose(by: Member, listingId: number, { user }: Member) {
  const reply = await by.client.post('/api/matches', { listingId, userId: user.id }).expect(200);
  return match.parse(reply.json()).id;
}
const agree = ({ client }: Member, id: number) => client.post(`/api/matches/${id}/agree`).expect(200);
const details = async ({ client }: Member, id: number) =>
  matchDetails.parse((await client.get(`/api/matches/${id}`).expect(200)).json());

/** What the site said in the conversation of two members. */
async function messages({ client }: Member, { user }: Member): Promise<string[]> {
  const [any] = await app.database.query(
    'test-said',
    `select from pgboss.job where name like 'messaging.site%'`,
  );
  if (any) await settled(app.database, 'messaging.site-message');
  const reply = await client.get(`/api/messages/${user.id}?peek=1`);
  if (reply.status === 404) return [];
  return conversationPage
    .parse(reply.json())
    .messages.filter(({ bySite }) => bySite)
    .map(({ content }) => content);
}
async function mailsTo({ user }: Member) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  return reply.json() as { subject: string; text: string }[];
}
const subjects = async (person: Member) => (await mailsTo(person)).map(({ subject }) => subject);
const day = (days: number) => daysText({ date: inDays(days), endDate: null });
const trip = `JFK to DEL, ${day(30)}`;

describe('the change of a trip', () => {
  it('tells everybody who asked, once, what moved', async () => {
    const { owner, asker, id, name } = await asked();
    const declined = await member();
    await declined.client.post(`/api/listings/${id}/connect`).expect(200);
    const list = await owner.client.get(`/api/listings/${id}/requests`).expect(200);
    const request = contactRequests.parse(list.json()).find(({ person }) => person.id === declined.user.id);
    await owner.client.post(`/api/requests/${request?.id}/stop`).expect(200);

    const change = { date: inDays(32), time: '14:30', flightNumber: null, departureAirport: 'EWR' };
    for (let sent = 0; sent < 2; sent++) await owner.client.patch(`/api/listings/${id}`, change).expect(200);
    const text = [
      `${name} moved the trip to ${day(32)}. It was ${day(30)}.`,
      `${name} changed the route to EWR to DEL. It was JFK to DEL.`,
      `${name} changed the time to 14:30. It was 02:50.`,
      `${name} left the flight open. It was AI127.`,
    ].join(' ');
    expect(await messages(asker, owner)).toEqual([text]);
    expect(await mailsTo(asker)).toMatchObject([
      {
        subject: `The trip has changed: Newark (EWR) to Delhi (DEL), ${day(32)}`,
        text: expect.stringContaining(text),
      },
    ]);
    expect(await messages(declined, owner)).toEqual([]);
    expect((await subjects(declined)).filter((each) => each.includes('changed'))).toEqual([]);
  });

  it('tells nobody when only words change, or when nobody asked', async () => {
    const { owner, asker, id } = await asked();
    await owner.client.patch(`/api/listings/${id}`, { description: 'I fly each winter.' }).expect(200);
    expect(await messages(asker, owner)).toEqual([]);
    const { id: lonely } = await app.make.listing({ by: owner.user });
    await owner.client.patch(`/api/listings/${lonely}`, { date: inDays(9) }).expect(200);
    expect(await messages(asker, owner)).toEqual([]);
  });

  it('moves the trip of a match along, and asks both again whether they fly', async () => {
    const { owner, asker, id } = await asked();
    const trip = await propose(asker, id, owner);
    await agree(owner, trip);
    for (const { client } of [owner, asker]) await client.post(`/api/matches/${trip}/confirm`).expect(200);
    await owner.client.patch(`/api/listings/${id}`, { date: inDays(33), flightNumber: 'LH430' }).expect(200);
    expect(await details(asker, trip)).toMatchObject({
      status: 'agreed',
      date: inDays(33),
      flightNumber: 'LH430',
      time: '02:50',
      confirmedByMe: false,
      confirmedByOther: false,
    });
  });

  it('leaves a trip on its day once that has begun, so that nobody escapes a review', async () => {
    const { owner, asker, id } = await asked();
    const trip = await propose(asker, id, owner);
    await agree(owner, trip);
    await departOn(app, { id: trip }, 0);
    const { date, departure, arrival } = await details(asker, trip);
    await rateBy(asker.client, owner.user, 1).expect(200);
    // Where the day begins later, the right to review would, too.
    const away = { date: inDays(60), departureAirport: 'HNL', arrivalAirport: 'SYD', flightNumber: 'LH430' };
    await owner.client.patch(`/api/listings/${id}`, away).expect(200);
    const kept = { date, departure, arrival, flightNumber: 'LH430' };
    expect(await details(asker, trip)).toMatchObject(kept);
    expect(await permissionTo(asker.client, owner.user)).toMatchObject({ mayWrite: true, matchId: trip });
  });

  it('leaves the right to review to those who have the contact, once the day has begun', async () => {
    const { owner, asker, id } = await asked();
    const newcomer = await member();
    await app.database.query(
      'test-today',
      `update listing l set date = (now() at time zone d.timezone)::date, end_date = null
     from airport d where d.code = l.departure_airport and l.id = $1`,
      [id],
    );
    await owner.client.patch(`/api/listings/${id}`, { date: inDays(60) }).expect(200);
    await newcomer.client.post(`/api/listings/${id}/connect`).expect(200);
    await rateBy(asker.client, owner.user, 1, { listingId: id }).expect(200);
    // A second move changes nothing, and who asked after the first waits for the new day.
    await owner.client.patch(`/api/listings/${id}`, { date: inDays(90) }).expect(200);
    expect(await permissionTo(asker.client, owner.user)).toMatchObject({ mayWrite: true });
    expect(await permissionTo(newcomer.client, owner.user)).toMatchObject({ mayWrite: false });
  });

  it('keeps agreed trips when the listing is closed, and ends proposals', async () => {
    const { owner, asker, id, name } = await asked();
    const other = await member();
    await other.client.post(`/api/listings/${id}/connect`).expect(200);
    const [agreed, proposed] = [await propose(asker, id, owner), await propose(other, id, owner)];
    await agree(owner, agreed);
    for (let sent = 0; sent < 2; sent++) await owner.client.post(`/api/listings/${id}/close`).expect(200);
    await settledAtOnce(app.database, staysClosed);
    expect((await details(asker, agreed)).status).toBe('agreed');
    expect(await details(other, proposed)).toMatchObject({
      status: 'cancelled',
      cancelled: { byMe: null, reason: 'The listing was closed' },
    });
    const closed = `${name} closed the listing ${trip}.`;
    expect((await messages(asker, owner)).at(-1)).toBe(`${closed} You still fly together.`);
    expect((await messages(other, owner)).at(-1)).toBe(`${closed} The proposal to fly together has ended.`);
    expect((await subjects(asker)).filter((each) => each.includes('closed'))).toHaveLength(1);
  });

  it('tells nobody, and keeps proposals, when the listing is opened again within a minute', async () => {
    const { owner, asker, id } = await asked();
    const proposed = await propose(asker, id, owner);
    const before = await messages(asker, owner);
    const act = (action: 'close' | 'reopen') =>
      owner.client.post(`/api/listings/${id}/${action}`).expect(200);
    for (const action of ['close', 'reopen'] as const) await act(action);
    await settledAtOnce(app.database, staysClosed);
    expect((await details(asker, proposed)).status).toBe('proposed');
    expect(await messages(asker, owner)).toEqual(before);
    for (const action of ['close', 'reopen', 'close'] as const) await act(action);
    await settledAtOnce(app.database, staysClosed);
    expect((await details(asker, proposed)).status).toBe('cancelled');
    expect((await subjects(asker)).filter((each) => each.includes('closed'))).toHaveLength(1);
  });

  it('cancels agreed trips when the listing is deleted, keeps their pages, and tells both kinds of people', async () => {
    const { owner, asker, id, name } = await asked();
    const other = await member();
    await other.client.post(`/api/listings/${id}/connect`).expect(200);
    const agreed = await propose(asker, id, owner);
    await agree(owner, agreed);
    await owner.client.delete(`/api/listings/${id}`).expect(200);
    expect(await details(asker, agreed)).toMatchObject({
      listingId: null,
      status: 'cancelled',
      cancelled: { byMe: null, reason: 'The listing was deleted' },
      contact: null,
    });
    const deleted = `${name} deleted the listing ${trip}.`;
    expect((await messages(asker, owner)).at(-1)).toBe(`${deleted} You no longer fly together.`);
    expect(await messages(other, owner)).toEqual([deleted]);
    expect((await subjects(other)).filter((each) => each.includes('deleted'))).toHaveLength(1);
  });

  it('tells nobody about the end of a listing whose trip is over', async () => {
    const { owner, asker, id } = await asked();
    await app.database.query('test-over', 'update listing set date = $2 where id = $1', [id, inDays(-4)]);
    await owner.client.delete(`/api/listings/${id}`).expect(200);
    expect(await messages(asker, owner)).toEqual([]);
  });

  it.each(['close', 'remove'] as const)(
    'tells the same when the link in a mail is used: %s',
    async (action) => {
      const { owner, asker, id, name } = await asked();
      const token = /token=([\w-]+)/.exec(app.get(MailedLinks).to(action, id))?.[1];
      for (let sent = 0; sent < 2; sent++)
        await app.asVisitor().post('/api/listings/by-mail', { token, action }).expect(200);
      if (action === 'close') await settledAtOnce(app.database, staysClosed);
      const [said, ...more] = await messages(asker, owner);
      expect(more).toEqual([]);
      expect(said).toContain(
        action === 'close' ? `${name} closed the listing` : `${name} deleted the listing`,
      );
    },
  );
});
