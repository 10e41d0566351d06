import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { mailsTo, siteMessages } from '../testing/news.js';
import { details, requestsOf } from '../testing/pairs.js';
import { askCompanion, type Member } from '../testing/relays.js';
import { isAskedFor, makeThreeLegs, proposesOn, proposeTo, type Asked } from '../testing/three-legs.js';
import { missingOf } from './open-parts.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const agree = ({ client }: Member, id: number) => client.post(`/api/matches/${id}/agree`).expect(200);
async function wayOf({ client, id }: Member & { id: number }) {
  const { legs = [], status } = await details(client, id);
  return { status, way: legs.map(({ from, to, with: flownBy }) => `${from}-${to} ${flownBy}`) };
}
async function companionsOf({ family, first }: Asked) {
  const { companions = [] } = await details(family.client, first);
  return companions.map(({ person, legs, status }) => [person?.username.split(' ')[0], legs, status]);
}

describe('an invitation when another companion agrees', () => {
  it('is then for what is still missing, and its helper is told and may agree', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await isAskedFor(app, trip, 'Quin Hart', 2, 3);
    const pia = await proposesOn(app, trip, 'Pia Lund', 2);
    await agree(trip.family, pia.id);
    expect(await wayOf(quin)).toEqual({
      status: 'proposed',
      way: ['CMB-IST seeker', 'IST-CDG seeker', 'IST-CDG helper', 'CDG-BOS both'],
    });
    expect(await companionsOf(trip)).toEqual([
      ['Olaf', [1], 'agreed'],
      ['Pia', [2], 'agreed'],
      ['Quin', [3], 'proposed'],
    ]);
    const [mail, ...more] = await mailsTo(
      app,
      quin,
      /^The proposal is now for a shorter part: Paris \(CDG\) to Boston \(BOS\)/,
    );
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Agree or decline');
    expect(mail?.text).toMatch(/Paris \(CDG\) to Boston \(BOS\), flight AF334: .*Together/);
    expect(mail?.text).not.toContain('Pia');
    expect((await siteMessages(app, quin, trip.family)).at(-1)).toMatch(
      /^Another companion flies a part of what was proposed\. The proposal is now for this part: .*CDG/,
    );
    const { departure, arrival } = await details(quin.client, quin.id);
    expect([departure.code, arrival.code]).toEqual(['CDG', 'BOS']);
    await agree(quin, quin.id);
    expect((await companionsOf(trip)).at(-1)).toEqual(['Quin', [3], 'agreed']);
  });

  it('leaves the rest to be asked of others', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await isAskedFor(app, trip, 'Quin Hart', 2, 3);
    const pia = await isAskedFor(app, trip, 'Pia Lund', 3);
    await agree(pia, pia.id);
    expect((await wayOf(quin)).way).toEqual([
      'CMB-IST seeker',
      'IST-CDG both',
      'CDG-BOS seeker',
      'CDG-BOS helper',
    ]);
    const again = await askCompanion(trip.family, trip.first, quin, quin.offer, [2]).expect(200);
    expect(match.parse(again.json()).id).toBe(quin.id);
    const rosa = await isAskedFor(app, trip, 'Rosa Mei', 2);
    await agree(rosa, rosa.id);
    expect((await companionsOf(trip)).map(([name]) => name)).toEqual(['Olaf', 'Rosa', 'Pia']);
  });

  it('ends when nothing of it is missing, and both are told', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await isAskedFor(app, trip, 'Quin Hart', 3);
    const pia = await proposesOn(app, trip, 'Pia Lund', 2, 3);
    await agree(trip.family, pia.id);
    expect((await details(quin.client, quin.id)).cancelled).toEqual({
      byMe: null,
      reason: 'Another companion flies this part of the trip',
      isTakenBack: false,
    });
    const ended = /^The proposal has ended: .*CDG.*BOS/;
    for (const [person, page] of [
      [quin, quin.id],
      [trip.family, pia.id],
    ] as const) {
      const [mail, ...more] = await mailsTo(app, person, ended);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('The proposal to fly together has ended.');
      expect(mail?.text).toContain(`/trips/${page}`);
    }
    expect((await siteMessages(app, quin, trip.family)).at(-1)).toContain(
      'The proposal to fly together has ended.',
    );
    expect(await companionsOf(trip)).toHaveLength(2);
  });
});

describe('a no to an invitation that is taken back', () => {
  const decline = ({ client, id }: Member & { id: number }) =>
    client.post(`/api/matches/${id}/decline`).expect(200);
  const takeBack = ({ client, id }: Member & { id: number }) => client.delete(`/api/matches/${id}/decline`);

  it('is refused when another companion has agreed, with a way on', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await isAskedFor(app, trip, 'Quin Hart', 3);
    await decline(quin);
    const pia = await proposesOn(app, trip, 'Pia Lund', 2, 3);
    await agree(trip.family, pia.id);
    expect((await takeBack(quin).expect(409)).json()).toMatchObject({
      message: expect.stringMatching(/^Meanwhile another companion .+ Write to the family in Messages/),
    });
    expect((await details(quin.client, quin.id)).status).toBe('declined');
  });

  it('is for what is still missing', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await isAskedFor(app, trip, 'Quin Hart', 2, 3);
    await decline(quin);
    const pia = await proposesOn(app, trip, 'Pia Lund', 2);
    await agree(trip.family, pia.id);
    await takeBack(quin).expect(200);
    const { status, way } = await wayOf(quin);
    expect([status, way.at(-1)]).toEqual(['proposed', 'CDG-BOS both']);
    expect((await siteMessages(app, quin, trip.family)).at(-1)).toContain('is now for this part');
    expect(await mailsTo(app, quin, /shorter part/)).toEqual([]);
    await agree(quin, quin.id);
  });

  it('is refused with the request that asked for it', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await isAskedFor(app, trip, { name: 'Quin Hart', contact: 'after_yes' }, 3);
    const [asked] = await requestsOf(quin.client, quin.offer);
    const path = `/api/requests/${asked?.id}/decline`;
    await quin.client.post(path).expect(200);
    const pia = await proposesOn(app, trip, 'Pia Lund', 2, 3);
    await agree(trip.family, pia.id);
    await quin.client.delete(path).expect(409);
    expect((await details(quin.client, quin.id)).status).toBe('declined');
  });
});

describe('a second proposal of the two for a leg that they now fly', () => {
  it.each(['the invitation', 'the proposal'])(
    'ends without a word when %s is the other one',
    async (open) => {
      const trip = await makeThreeLegs(app);
      const pia = await isAskedFor(app, trip, 'Pia Lund', 2);
      const own = await proposeTo(pia, trip, [2]);
      if (open === 'the invitation') await agree(trip.family, own);
      else await agree(pia, pia.id);
      const ended = open === 'the invitation' ? pia.id : own;
      expect(await details(pia.client, ended)).toMatchObject({
        status: 'cancelled',
        cancelled: { byMe: null },
      });
      expect(await companionsOf(trip)).toEqual([
        ['Olaf', [1], 'agreed'],
        ['Pia', [2], 'agreed'],
      ]);
      for (const person of [pia, trip.family])
        expect(await mailsTo(app, person, /has ended|shorter part/)).toEqual([]);
    },
  );

  it('is open when it is for another leg', async () => {
    const trip = await makeThreeLegs(app);
    const pia = await isAskedFor(app, trip, 'Pia Lund', 2);
    const own = await proposeTo(pia, trip, [3]);
    await agree(pia, pia.id);
    expect((await details(pia.client, own)).status).toBe('proposed');
  });
});

it('is for legs that follow each other, most of them, and the first of as many', () => {
  const way = ['CMB', 'IST', 'CDG', 'BOS', 'ORD', 'SEA'];
  const legs = way.slice(1).map((to, index) => {
    const facts = { time: null, arrivalDate: null, arrivalTime: null, flightNumber: null };
    return { matchId: 1, from: way.at(index) ?? '', to, date: '2030-03-01', ...facts, with: 'both' as const };
  });
  const missing = (...flown: number[]) =>
    missingOf(
      legs,
      legs.filter((_, index) => flown.includes(index + 1)),
    ).map(({ to }) => to);
  expect(missing(2)).toEqual(['BOS', 'ORD', 'SEA']);
  expect(missing(3)).toEqual(['IST', 'CDG']);
  expect(missing(1, 2, 3, 4, 5)).toEqual([]);
});
