import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountData } from '../../account/profile/contract.js';
import { PageFacts } from '../../platform/html/page-facts.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract, myListing, type Listing, type MyListing } from '../contract.js';
import { send } from '../testing/posting.js';
import { search } from '../testing/searching.js';
import { adultsOnly, published } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const mother = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Hindi, Telugu' };
const { firstName, ...shown } = mother;
const needs = ['wheelchair_booked', 'forms'];

async function member() {
  const user = await app.make.user({ verified: true });
  return { email: user.email, client: await app.as(user) };
}
const requestOf = async (about: object = {}) => {
  const { email, client } = await member();
  const reply = await send(client, 'create', { email, type: 'seeking_help', ...about });
  const { id } = reply.json() as MyListing;
  const change = (body: object, expected = 200) => client.patch(`/api/listings/${id}`, body).expect(expected);
  return { id, client, change, listing: myListing.parse(reply.json()) };
};

describe('the person who flies', () => {
  it('is stored from a guest’s request', async () => {
    const reply = await send(app.asVisitor(), 'find', {
      email: 'daughter@example.com',
      needs,
      flyer: mother,
    });
    expect(published.parse(reply.json()).listing).toMatchObject({ needs, flyer: shown });
    expect(reply.text).not.toContain(firstName);
    const [row] = await app.database.query('test-row', `select needs, flyer from listing where email = $1`, [
      'daughter@example.com',
    ]);
    expect(row).toEqual({ needs, flyer: mother });
  });

  it('is stored from the full form, and returned to the owner with the name', async () => {
    const { listing } = await requestOf({ needs: [...needs, 'forms'], flyer: mother });
    expect(listing).toMatchObject({ needs, flyer: mother });
  });

  it('is a grandmother to those who know the word, and a grandparent to the others', async () => {
    const grandmother = { ...mother, relation: 'grandparent', grandparent: 'grandmother' };
    const { listing, change } = await requestOf({ flyer: grandmother });
    expect(listing.flyer).toEqual(grandmother);
    const refused = await change({ flyer: { ...grandmother, grandparent: 'aunt' } }, 400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'flyer.grandparent' }] });
  });

  it('has needs, but no flyer, in an offer', async () => {
    const reply = await send(app.asVisitor(), 'offer', { email: 'helper@example.com', needs });
    expect(published.parse(reply.json()).listing).toMatchObject({ needs, flyer: null });
    const { email, client } = await member();
    const refusal = { issues: [{ path: 'flyer', message: 'Only a request can be for someone else' }] };
    expect((await send(app.asVisitor(), 'offer', { flyer: mother }, 400)).json()).toMatchObject(refusal);
    expect((await send(client, 'create', { email, flyer: mother }, 400)).json()).toMatchObject(refusal);
    const offer = (await send(client, 'create', { email, needs })).json() as MyListing;
    const change = await client.patch(`/api/listings/${offer.id}`, { flyer: mother }).expect(400);
    expect(change.json()).toMatchObject(refusal);
  });

  it('is changed and removed by the owner', async () => {
    const { change } = await requestOf({ needs, flyer: mother });
    const father = { ...mother, relation: 'father', languages: null };
    const changed = (await change({ needs: ['company'], flyer: father, contact: 'after_yes' })).json();
    expect(changed).toMatchObject({ needs: ['company'], flyer: father, contact: 'after_yes' });
    expect((await change({ time: '10:00' })).json()).toMatchObject({ needs: ['company'], flyer: father });
    expect((await change({ flyer: null, needs: [] })).json()).toMatchObject({ needs: [], flyer: null });
  });

  it('keeps the first name from everyone but the owner', async () => {
    const { id, client } = await requestOf({ needs, flyer: mother, departureAirport: 'ORD' });
    const stranger = await app.as(await app.make.user());
    for (const reader of [app.asVisitor(), stranger]) {
      const details = await reader.get(`/api/listings/id/${id}/details`).expect(200);
      expect(contract.parse(details.json())).toMatchObject({ needs, flyer: shown });
      const { found } = await search(reader, 'from=ORD');
      expect(found.find((one: Listing) => one.id === id)).toMatchObject({ needs, flyer: shown });
      const texts = await Promise.all(
        [
          `/api/listings/id/${id}/details`,
          `/api/listings/id/${id}/calendar`,
          '/api/listings?from=ORD',
          '/api/listings?sort=newest',
          '/api/listings/nearby?from=MDW&to=HYD',
        ].map(async (path) => (await reader.get(path).expect(200)).text),
      );
      for (const text of texts) expect(text).not.toContain(firstName);
    }
    await app.asVisitor().get(`/api/listings/id/${id}/picture`).expect(200);
    const page = app.get(PageFacts).of('/listing/:id', { id: String(id) }, new URLSearchParams());
    expect(await page).toMatchObject({ title: expect.stringContaining('ORD to HYD') });
    expect(JSON.stringify(await page)).not.toMatch(/Lakshmi|mother|Telugu/);
    expect((await client.get('/api/my-listings').expect(200)).text).toContain(firstName);
  });

  it.each([
    ['flyer', [{ flyer: mother }, { flyer: { ...mother, firstName: 'Ramesh', relation: 'father' } }, {}]],
    ['needs', [{ needs }, { needs: ['company'] }, {}]],
  ])('has a request of their own at once, also when only the %s differs', async (_what, requests) => {
    const { email, client } = await member();
    const postAll = async (by: typeof client, address: string, forms: object[]) => {
      const ids: number[] = [];
      for (const about of forms) {
        const reply = await send(by, 'find', { ...about, email: address });
        ids.push(published.parse(reply.json()).listing.id);
      }
      return ids;
    };
    const [first, second, third, ...again] = await postAll(client, email, [...requests, ...requests]);
    expect(again).toEqual([first, second, third]);
    expect(new Set(again).size).toBe(3);
    const byGuest = [...requests.slice(0, 2), ...requests.slice(0, 1)];
    const [one, other, same] = await postAll(app.asVisitor(), `guest-of-${email}`, byGuest);
    expect(other).not.toBe(one);
    expect(same).toBe(one);
  });

  it('is part of the export of personal data', async () => {
    const { client } = await requestOf({ needs, flyer: mother });
    const { elsewhere } = accountData.parse((await client.get('/api/profile/download')).json());
    expect(elsewhere).toMatchObject({ listings: [{ needs, flyer: mother }] });
  });

  it.each([
    ['flyer.ageGroup', { flyer: { ...mother, ageGroup: '10_17' } }, adultsOnly],
    ['flyer.relation', { flyer: { ...mother, relation: '' } }, 'Choose who they are to you'],
    ['flyer.firstName', { flyer: { ...mother, firstName: ' ' } }, 'Enter the first name'],
    [
      'flyer.languages',
      { flyer: { ...mother, languages: 'Hindi, +1 202 555 0143' } },
      'Name the languages, with commas between',
    ],
    ['flyer', { flyer: { ...mother, lastName: 'Rao' } }, 'Not known here: lastName'],
    ['needs.1', { needs: ['forms', 'a lift'] }, 'Choose from the list'],
    ['needs', { needs: 'forms' }, 'needs must be a list'],
  ])('names the field of what it refuses: %s', async (path, about, message) => {
    const reply = await send(app.asVisitor(), 'find', about, 400);
    expect(reply.json()).toMatchObject({ message, issues: [{ path, message }] });
    const { change } = await requestOf();
    expect((await change(about, 400)).json()).toMatchObject({ message, issues: [{ path, message }] });
  });
});
