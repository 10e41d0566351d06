import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { herPage } from '../her-page/contract.js';
import { headingOf, textOf } from '../testing/family-page.js';
import { details } from '../testing/pairs.js';
import { makeMember } from '../testing/relays.js';
import { ago, departIn, tapLeg } from '../testing/trips.js';
import { travelerLink } from '../traveler-link/contract.js';
import { familyLink, journey } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const day = inDays(20);
const toFrankfurt = { from: 'HYD', to: 'FRA', date: day, time: '10:30', flightNumber: 'LH753' };

/** Anand comes from Mumbai to fly with Kamala, who begins in Hyderabad. They meet behind security. */
async function flyingIn() {
  const family = await makeMember(app, 'Priya Rao');
  const anand = await makeMember(app, 'Anand Kumar', { verified: true });
  const { id: listingId } = await app.make.listing({
    by: family.user,
    type: 'seeking_help',
    flyer: { firstName: 'Kamala', relation: 'mother', ageGroup: '70_79', languages: 'Telugu' },
    departureAirport: 'HYD',
    arrivalAirport: 'FRA',
    date: day,
    time: toFrankfurt.time,
    flightNumber: toFrankfurt.flightNumber,
  });
  const legs = [{ from: 'BOM', to: 'HYD', date: day, time: '06:00', flightNumber: 'AI618' }, toFrankfurt];
  await app.make.listing({ by: anand.user, departureAirport: 'BOM', arrivalAirport: 'FRA', date: day, legs });
  await anand.client.post(`/api/listings/${listingId}/connect`).expect(200);
  const proposal = { listingId, userId: family.user.id, note: 'See you there' };
  const { id } = match.parse((await anand.client.post('/api/matches', proposal).expect(200)).json());
  await family.client.post(`/api/matches/${id}/agree`).expect(200);
  const meetings = [{ airport: 'HYD', place: 'After security, at the water fountain' }];
  await family.client.send('PATCH', `/api/matches/${id}`, { meetings }).expect(200);
  await departIn(app, { id }, 2);
  const links = {
    family: familyLink.parse((await family.client.post(`/api/matches/${id}/family-link`).expect(200)).json()),
    hers: travelerLink.parse((await family.client.post(`/api/matches/${id}/traveler-link`, {})).json()),
  };
  const [path, herPath] = [new URL(links.family.url).pathname, new URL(links.hers.url).pathname];
  const visitor = app.asVisitor();
  return {
    id,
    family,
    anand,
    page: async () => (await visitor.get(path).expect(200)).text,
    journey: async () =>
      journey.parse((await visitor.get(`/api/journeys/${path.split('/').at(-1)}`).expect(200)).json()),
    now: async () => herPage.parse((await visitor.get(`/api${herPath}`).expect(200)).json()).now,
  };
}

describe('a companion who flies to the first flight of the traveler', () => {
  it('says where they are, not where she is', async () => {
    const trip = await flyingIn();
    const { id, anand } = trip;
    expect((await details(anand.client, id)).legs?.map((leg) => leg.with)).toEqual(['helper', 'both']);
    for (const [index, step] of (['at_airport', 'security'] as const).entries()) {
      await tapLeg(anand.client, id, step, 2, ago(20 - index)).expect(200);
      expect(headingOf(await trip.page())).toMatch(/^Kamala flies/);
      expect(textOf(await trip.page())).toContain('Anand is at the airport in Hyderabad.');
      expect(await trip.now()).toMatchObject({ moment: 'go', leg: 1 });
    }
  });

  it('does not confirm what her side says, and has its own time', async () => {
    const trip = await flyingIn();
    const { id, anand, family } = trip;
    await tapLeg(anand.client, id, 'at_airport', 2, ago(50)).expect(200);
    await tapLeg(family.client, id, 'at_airport', 2, ago(5)).expect(200);
    const { steps } = await trip.journey();
    expect(steps.map(({ step, leg, saidBy, of }) => [step, leg, saidBy, of])).toEqual([
      ['at_airport', 1, 'Anand', 'helper'],
      ['at_airport', 1, 'Priya', 'traveler'],
    ]);
    expect(headingOf(await trip.page())).toBe('Kamala is at the airport');
    expect((await trip.now()).moment).toBe('security');
    await tapLeg(family.client, id, 'security', 2, ago(4)).expect(200);
    expect((await trip.now()).moment).toBe('wait');
    await tapLeg(anand.client, id, 'met', 2, ago(3)).expect(200);
    await tapLeg(family.client, id, 'met', 2, ago(2)).expect(200);
    expect((await trip.journey()).steps.at(-1)).toMatchObject({ step: 'met', leg: 1, saidBy: null });
    expect(headingOf(await trip.page())).toBe('Kamala and Anand have met');
  });
});
