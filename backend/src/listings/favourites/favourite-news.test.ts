import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { notificationList } from '../../account/news/contract.js';
import { published } from '../posting/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { daysText } from '../sharing/trip-texts.js';
import { send } from '../testing/posting.js';

let app: TestApp;
let keeper: Member;
let amigo: Member;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  [keeper, amigo] = [await newMember(), await newMember()];
});
afterAll(() => app.close());

const newMember = async (about: object = {}) => {
  const user = await app.make.user({ publicSince: new Date(), verified: true, ...about });
  return { user, client: await app.as(user) };
};
type Member = Awaited<ReturnType<typeof newMember>>;

const linesOf = async ({ client }: { client: Client }) => {
  await settled(app.database, 'listings.opened');
  const list = (await client.get('/api/notifications/list').expect(200)).json();
  return notificationList.parse(list).items.map(({ topic, text, url }) => `${topic} ${text} ${url}`);
};
const keep = ({ client }: Member, kind: 'listing' | 'person', { id }: { id: number }) =>
  client.put(`/api/favourites/${kind}/${id}`).expect(200);
const change = ({ id }: { id: number }, changes: object) =>
  amigo.client.patch(`/api/listings/${id}`, changes).expect(200);
const lineOf = (what: string, { id }: { id: number }, days: string) =>
  `alerts ${what}: New York (JFK) to Delhi (DEL), ${daysText({ date: days })} /listing/${id}`;
const changed = 'A listing that you keep has changed';

describe('the news of a favourite', () => {
  it('is one line for each listing, without words of others, and no mail', async () => {
    const [listing, other] = [
      await app.make.listing({ by: amigo.user, description: 'I speak Telugu' }),
      await app.make.listing({ by: amigo.user, date: inDays(50) }),
    ];
    await keep(keeper, 'listing', listing);
    await keep(keeper, 'listing', other);
    await change(listing, { date: inDays(31) });
    expect(await linesOf(keeper)).toEqual([lineOf(changed, listing, inDays(31))]);
    await change(listing, { flightNumber: 'AI127' });
    await change(other, { time: '09:40' });
    expect(await linesOf(keeper)).toEqual([
      lineOf(changed, other, inDays(50)),
      lineOf(changed, listing, inDays(31)),
    ]);
    await amigo.client.post(`/api/listings/${listing.id}/close`).expect(200);
    expect(await linesOf(keeper)).toEqual([
      lineOf('A listing that you keep was closed', listing, inDays(31)).replace(/\/listing.*/, '/favourites'),
      lineOf(changed, other, inDays(50)),
    ]);
    const { email } = keeper.user;
    const mails = await app.database.query('test-mails', `select from sandbox_message where recipient = $1`, [
      email,
    ]);
    expect(mails).toEqual([]);
  });

  it('says nothing of texts, nor of flights that are shown with the contact only', async () => {
    const listing = await app.make.listing({ by: amigo.user, flightNumber: 'AI126', showFlight: false });
    await keep(keeper, 'listing', listing);
    await change(listing, { description: 'Happy to help' });
    await change(listing, { flightNumber: 'AI127', time: '10:00' });
    expect(await linesOf(keeper)).toEqual([]);
    await change(listing, { showFlight: true });
    expect(await linesOf(keeper)).toEqual([lineOf(changed, listing, inDays(30))]);
  });

  it('goes neither to the owner, nor across a block, nor to who no longer keeps it', async () => {
    const listing = await app.make.listing({ by: amigo.user });
    const [blocked, blocker, former] = [await newMember(), await newMember(), await newMember()];
    for (const member of [keeper, blocked, blocker, former]) {
      await keep(member, 'listing', listing);
      await keep(member, 'person', amigo.user);
    }
    await amigo.client.post('/api/blocks', { userId: blocked.user.id }).expect(200);
    await blocker.client.post('/api/blocks', { userId: amigo.user.id }).expect(200);
    await former.client.delete(`/api/favourites/listing/${listing.id}`).expect(200);
    await former.client.delete(`/api/favourites/person/${amigo.user.id}`).expect(200);
    await change(listing, { date: inDays(32) });
    await send(amigo.client, 'offer', { email: amigo.user.email });

    expect(await linesOf(keeper)).toHaveLength(2);
    for (const member of [amigo, blocked, blocker, former]) expect(await linesOf(member)).toEqual([]);
  });

  it('leaves those who have asked for the contact to the news of their trip', async () => {
    const listing = await app.make.listing({ by: amigo.user });
    await keep(keeper, 'listing', listing);
    await keeper.client.post(`/api/listings/${listing.id}/connect`).expect(200);
    await change(listing, { date: inDays(33) });
    const lines = await linesOf(keeper);
    expect(lines.filter((line) => line.startsWith('alerts'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('trips'))).toHaveLength(1);
  });

  it('says nothing while our team withholds the listing', async () => {
    const listing = await app.make.listing({ by: amigo.user });
    await keep(keeper, 'listing', listing);
    const withhold = `
    update listing set withheld = '{desk}', resumes_as = 'active', status = 'closed' where id = $1`;
    await app.database.query('test-withhold', withhold, [listing.id]);
    await change(listing, { date: inDays(34) });
    await amigo.client.post(`/api/listings/${listing.id}/close`).expect(200);
    expect(await linesOf(keeper)).toEqual([]);
  });

  it('tells of a new listing of a person who is kept, once, in the language of each', async () => {
    const other = await newMember({ language: 'fr' });
    await keep(keeper, 'person', amigo.user);
    await keep(other, 'person', amigo.user);
    const reply = await send(amigo.client, 'offer', { email: amigo.user.email });
    const { listing } = published.parse(reply.json());
    const [line, ...more] = await linesOf(keeper);
    expect(more).toEqual([]);
    expect(line).toMatch(/^alerts A person whom you keep has a new listing: /);
    expect(line).toContain(` /listing/${listing.id}`);
    expect((await linesOf(other))[0]).toMatch(
      /^alerts Une personne de vos favoris a une nouvelle annonce : /,
    );

    await amigo.client.post(`/api/listings/${listing.id}/close`).expect(200);
    await amigo.client.post(`/api/listings/${listing.id}/reopen`).expect(200);
    expect(await linesOf(keeper)).toHaveLength(1);
  });

  it('reaches all who keep it, in batches', async () => {
    const listing = await app.make.listing({ by: amigo.user });
    const many = `
    with people as (
      insert into "user" (email, username) select 'keeper' || n || '@example.com', 'Keeper ' || n
      from generate_series(1, 401) n returning id)
    insert into favourite (user_id, listing_id) select id, $1 from people`;
    await app.database.query('test-keepers', many, [listing.id]);
    await change(listing, { date: inDays(35) });
    await settled(app.database, 'listings.opened');
    const told = `select count(distinct user_id)::int as told from notification where url = $1`;
    const [row] = await app.database.query('test-told', told, [`/listing/${listing.id}`]);
    expect(row).toEqual({ told: 401 });
  });
});
