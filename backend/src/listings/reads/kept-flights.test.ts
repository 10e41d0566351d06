import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing, listings, myListing } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const seen = async (client: Client, id: number) =>
  listing.parse((await client.get(`/api/listings/id/${id}/details`).expect(200)).json());
const found = async (client: Client, query: string) =>
  listings.parse((await client.get(`/api/listings?${query}`).expect(200)).json());

describe('the flight of a listing', () => {
  it('shows a kept flight to its owner and to those who got the contact, and to nobody else', async () => {
    const [owner, asker] = [await app.make.user({ verified: true }), await app.make.user()];
    const [owners, askers] = [await app.as(owner), await app.as(asker)];
    const stranger = await app.as(await app.make.user());
    const { id } = await app.make.listing({
      by: owner,
      departureAirport: 'WDH',
      flightNumber: 'SW286',
      time: '18:45',
      contact: 'after_yes',
      showFlight: false,
    });
    await askers.post(`/api/listings/${id}/connect`).expect(200);
    const kept = { flightNumber: null, time: null, showFlight: false };
    const shown = { flightNumber: 'SW286', time: '18:45', showFlight: false };
    for (const client of [app.asVisitor(), stranger, askers]) {
      expect(await seen(client, id)).toMatchObject(kept);
      expect(await found(client, 'from=WDH')).toMatchObject([kept]);
      expect(await found(client, 'flight=SW286')).toEqual([]);
      expect(await found(client, 'from=WDH&flight=SW286&type=helper')).toEqual([]);
      const calendar = await client.get(`/api/listings/id/${id}/calendar`).expect(200);
      expect(calendar.text).not.toContain('SW286');
    }
    expect(await seen(owners, id)).toMatchObject(shown);

    const [request] = (await owners.get(`/api/listings/${id}/requests`).expect(200)).json() as {
      id: number;
    }[];
    await owners.post(`/api/requests/${request?.id}/share`).expect(200);
    expect(await seen(askers, id)).toMatchObject(shown);
    expect(await seen(app.asVisitor(), id)).toMatchObject(kept);
  });

  it('is shown by default, and the owner may change that', async () => {
    const owner = await app.make.user({ verified: true });
    const owners = await app.as(owner);
    const { id } = await app.make.listing({ by: owner, departureAirport: 'TOS', flightNumber: 'WF975' });
    expect(await found(app.asVisitor(), 'flight=WF975')).toMatchObject([{ id, showFlight: true }]);
    const reply = await owners.patch(`/api/listings/${id}`, { showFlight: false }).expect(200);
    expect(myListing.parse(reply.json())).toMatchObject({ flightNumber: 'WF975', showFlight: false });
    expect(await found(app.asVisitor(), 'flight=WF975')).toEqual([]);
    await owners.patch(`/api/listings/${id}`, { showFlight: true }).expect(200);
    expect(await seen(app.asVisitor(), id)).toMatchObject({ flightNumber: 'WF975' });
  });
});
