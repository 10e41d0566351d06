import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matches } from '../contract.js';
import { familyLink, journey } from '../family/contract.js';
import { textOf } from '../testing/family-page.js';
import { herPage } from '../her-page/contract.js';
import { travelerLink } from '../traveler-link/contract.js';
import { details } from '../testing/pairs.js';
import { makeFirstPart, makeMember, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const besideOn = async ({ client }: Member, id: number) =>
  (await details(client, id)).legs?.map(({ with: by, beside }) => [by, beside ?? null]);

/** Anand flies the first leg of Kamala's way, and Meera all of it: each has a trip of their own. */
async function twoOnOneLeg() {
  const first = await makeFirstPart(app);
  const { request, family } = first;
  const meera = await makeMember(app, 'Meera Iyer', { verified: true });
  await meera.client.post(`/api/listings/${request}/connect`).expect(200);
  const proposal = { listingId: request, userId: family.user.id };
  const legs = [{ listingLeg: 1 }, { listingLeg: 2 }];
  const proposed = await meera.client.post('/api/matches', { ...proposal, legs }).expect(200);
  const { id: whole } = match.parse(proposed.json());
  const agree = () => family.client.post(`/api/matches/${whole}/agree`).expect(200);
  return { ...first, meera, whole, agree };
}
const meeraFlies = [
  ['both', null],
  ['seeker', { name: 'Meera' }],
];
const alone = [
  ['both', null],
  ['seeker', null],
];

describe('a leg that an Amigo of another trip flies with the traveler', () => {
  it('is not flown alone, for the helper and for the family', async () => {
    const { family, anand, meera, toFrankfurt, whole, agree } = await twoOnOneLeg();
    expect(await besideOn(anand, toFrankfurt)).toEqual(alone);
    await agree();
    expect(await besideOn(anand, toFrankfurt)).toEqual(meeraFlies);
    expect(await besideOn(family, toFrankfurt)).toEqual(meeraFlies);
    expect(await besideOn(meera, whole)).toEqual([
      ['both', null],
      ['both', null],
    ]);
    const list = await anand.client.get('/api/matches?when=coming').expect(200);
    expect(matches.parse(list.json())[0]?.legs?.[1]?.beside).toEqual({ name: 'Meera' });
    await meera.client.post(`/api/matches/${whole}/cancel`, { reason: 'I am ill' }).expect(200);
    expect(await besideOn(anand, toFrankfurt)).toEqual(alone);
  });

  it('has no name of a person who is hidden from the reader, and no more than a first name', async () => {
    const { anand, meera, toFrankfurt, agree } = await twoOnOneLeg();
    await agree();
    const seen = JSON.stringify(await details(anand.client, toFrankfurt));
    expect(seen).not.toContain(meera.user.username);
    await anand.client.post('/api/blocks', { userId: meera.user.id }).expect(200);
    expect(await besideOn(anand, toFrankfurt)).toEqual([
      ['both', null],
      ['seeker', { name: null }],
    ]);
  });

  it('is not flown alone for those who have a link of the trip, either', async () => {
    const { family, meera, toFrankfurt, whole, agree } = await twoOnOneLeg();
    await agree();
    const base = `/api/matches/${toFrankfurt}`;
    const { url } = familyLink.parse((await family.client.post(`${base}/family-link`).expect(200)).json());
    const hers = travelerLink.parse((await family.client.post(`${base}/traveler-link`, {})).json());
    const visitor = app.asVisitor();
    const { pathname } = new URL(url);
    const read = async () =>
      journey.parse((await visitor.get(`/api/journeys/${pathname.split('/').at(-1)}`)).json());
    expect((await read()).legs?.map(({ helper, beside }) => [helper, beside])).toEqual([
      ['Anand', undefined],
      [undefined, 'Meera'],
    ]);
    const page = async () => textOf((await visitor.get(pathname).expect(200)).text);
    expect(await page()).toMatch(/Frankfurt to Chicago .* With Meera/);
    expect(await page()).not.toMatch(/Kamala alone|Iyer/);
    const herTrip = herPage.parse((await visitor.get(`/api${new URL(hers.url).pathname}`)).json());
    expect(herTrip.legs[1]?.beside).toBe('Meera');
    await meera.client.post(`/api/matches/${whole}/cancel`, { reason: 'I am ill' }).expect(200);
    expect(await page()).toContain('Kamala alone');
  });

  it('is not said of a companion of the same trip, nor of another traveler', async () => {
    const { anand, toFrankfurt } = await makeRelay(app);
    expect(await besideOn(anand, toFrankfurt)).toEqual(alone);
  });
});
