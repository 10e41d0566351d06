import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PageFacts } from '../../platform/html/page-facts.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract, myListing } from '../contract.js';
import { published } from '../posting/contract.js';
import { send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const member = async (about: object = {}) => {
  const user = await app.make.user({ verified: true, ...about });
  return { user, client: await app.as(user) };
};
const blocks = (client: Client, { id }: { id: number }) =>
  client.post('/api/blocks', { userId: id }).expect(200);
const someonePublic = () => app.make.user({ publicSince: new Date() });
const readBy = async (client: Client, id: number) =>
  contract.parse((await client.get(`/api/listings/id/${id}/details`).expect(200)).json());

describe('the guard of cautious members', () => {
  it.each([
    ['blocked', blocks],
    [
      'reported',
      (client: Client, { id }: { id: number }) =>
        client.post('/api/reports', { userId: id, reason: 'harassment' }).expect(200),
    ],
  ])('lets who has %s somebody decide about each contact', async (_, keepAway) => {
    const { user, client } = await member();
    const { id: open } = await app.make.listing({ by: user });
    const other = await someonePublic();
    const { id: theirs } = await app.make.listing({ by: other });
    expect((await client.get('/api/auth/me').expect(200)).json()).toMatchObject({ guarded: false });
    await keepAway(client, other);

    expect((await client.get('/api/auth/me').expect(200)).json()).toMatchObject({ guarded: true });
    expect(await readBy(client, open)).toMatchObject({ contact: 'after_yes' });
    const asker = await member();
    const asked = await asker.client.post(`/api/listings/${open}/connect`).expect(200);
    expect(asked.json()).toEqual({ status: 'asked', email: null, phoneNumber: null });
    const { listing } = published.parse((await send(client, 'offer', { email: user.email })).json());
    expect(listing.contact).toBe('after_yes');
    const posted = await send(client, 'create', { email: user.email });
    expect(myListing.parse(posted.json()).contact).toBe('after_yes');

    // The other is as before.
    expect(await readBy(asker.client, theirs)).toMatchObject({ contact: 'at_once' });
  });

  it('lets them choose otherwise, and a block that has ended changes nothing', async () => {
    const { user, client } = await member();
    const other = await someonePublic();
    await blocks(client, other);
    await client.delete(`/api/blocks/${other.id}`).expect(200);
    const posted = await send(client, 'offer', { email: user.email });
    const { listing } = published.parse(posted.json());
    expect(listing.contact).toBe('after_yes');
    const changed = await client.patch(`/api/listings/${listing.id}`, { contact: 'at_once' }).expect(200);
    expect(myListing.parse(changed.json()).contact).toBe('at_once');
    const chosen = await send(client, 'find', { email: user.email, contact: 'at_once' });
    expect(published.parse(chosen.json()).listing.contact).toBe('at_once');
  });

  it('guards a guest’s listing that they claim', async () => {
    const { user, client } = await member();
    await blocks(client, await someonePublic());
    const { id } = await app.make.listing({ email: user.email, flightNumber: 'UA82' });
    const claimed = await client.post(`/api/listings/${id}/claim`).expect(200);
    expect(myListing.parse(claimed.json())).toMatchObject({ contact: 'after_yes', flightNumber: 'UA82' });
    expect(await readBy(app.asVisitor(), id)).toMatchObject({ flightNumber: null });
  });

  it('shows their flight and hour to members, and nowhere to visitors', async () => {
    const { user, client } = await member();
    const day = inDays(20);
    const legs = [
      { from: 'TOS', to: 'OSL', date: day, time: '06:35', flightNumber: 'WF975' },
      { from: 'OSL', to: 'WDH', date: day, time: '11:05', flightNumber: 'WF286' },
    ];
    const trip = { departureAirport: 'TOS', arrivalAirport: 'WDH', date: day, time: '06:35' };
    const { id } = await app.make.listing({ by: user, ...trip, flightNumber: 'WF975', legs });
    const places = [
      `/api/listings/id/${id}/details`,
      `/api/listings/id/${id}/calendar`,
      `/api/listings/by/user/${user.id}`,
      '/api/listings?from=TOS',
      '/api/listings?sort=newest',
      `/api/listings/nearby?from=TOS&to=WDH&date=${inDays(22)}`,
      `/api/listings/fitting?legs=TOS-WDH.${day}`,
    ];
    const sought = ['flight=WF975', 'flight=WF286', 'flight=WF975&from=TOS'];
    const tells = async (reader: Client) => {
      const told: string[] = [];
      for (const place of places) {
        const { text, status } = await reader.get(place);
        expect([place, status]).toEqual([place, 200]);
        if (/WF975|WF286|"(06:35|11:05)"|DTSTART:/.test(text)) told.push(place);
      }
      for (const search of sought) {
        const { text } = await reader.get(`/api/listings?${search}`).expect(200);
        if (text !== '[]') told.push(search);
      }
      const fitting = await reader.get(`/api/listings/fitting?legs=TOS-OSL.${day}.WF975`).expect(200);
      if (fitting.text.includes('"flight"')) told.push('fitting');
      return told;
    };
    const stranger = await member();
    const before = await tells(app.asVisitor());
    expect(before).toEqual(expect.arrayContaining([...sought, 'fitting', ...places.slice(0, 7)]));

    await blocks(client, await someonePublic());
    expect(await tells(app.asVisitor())).toEqual([]);
    expect(await tells(stranger.client)).toEqual(
      expect.arrayContaining([...sought, 'fitting', ...places.slice(0, 7)]),
    );
    expect(await readBy(app.asVisitor(), id)).toMatchObject({ departureAirport: 'TOS', date: day });
    const facts = await app.get(PageFacts).of('/listing/:id', { id: String(id) }, new URLSearchParams());
    expect(JSON.stringify(facts)).not.toMatch(/WF975|WF286|06:35|11:05/);
  });
});
