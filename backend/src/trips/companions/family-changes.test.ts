import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import {
  expectAnandSeesNothing,
  expectMeeraStands,
  nothing,
  storedOf,
  toldTo,
} from '../testing/relay-endings.js';
import { kamalasWay, makeRelay, shareAll, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const cancel = ({ client }: Member, id: number) =>
  client.post(`/api/matches/${id}/cancel`, { reason: 'We are ill' });
const deleteAccount = ({ client, user }: Member) => client.delete('/api/profile', { email: user.email });

describe('the family', () => {
  it('takes everything along when nobody is left', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await cancel(relay.family, relay.toFrankfurt).expect(200);
    await cancel(relay.family, relay.toChicago).expect(200);
    expect(await storedOf(app, relay.toFrankfurt)).toEqual(nothing);
  });

  it('takes everything along when all leave at once', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    const { anand, meera, toFrankfurt, toChicago } = relay;
    const replies = await Promise.all([
      cancel(meera, toChicago),
      meera.client.delete(`/api/listings/${relay.listingOfMeera}`),
      deleteAccount(anand),
      cancel(relay.family, toFrankfurt),
    ]);
    for (const { status, text } of replies) expect([status, status < 500 ? '' : text]).toEqual([status, '']);
    expect(await storedOf(app, toFrankfurt)).toEqual(nothing);
  });

  it('ends the whole relay with its account, and tells nobody that the other has left', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await deleteAccount(relay.family).expect(200);
    expect(await storedOf(app, relay.toFrankfurt)).toEqual(nothing);
    await settled(app.database, 'mail.send');
    for (const [helper, id] of [
      [relay.anand, relay.toFrankfurt],
      [relay.meera, relay.toChicago],
    ] as const) {
      expect(await details(helper.client, id)).toMatchObject({ status: 'cancelled', companions: [] });
      const query = new URLSearchParams({ to: helper.user.email });
      const mails = (await app.asVisitor().get(`/sandbox/outbox?${query}`)).json() as { subject: string }[];
      const subjects = mails.map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('Your companion no longer travels'));
      expect(subjects.join()).not.toContain('no longer flies');
    }
  });

  it('deletes its request: who agreed on their own offer stands', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await relay.family.client.delete(`/api/listings/${relay.request}`).expect(200);
    await expectMeeraStands(app, relay);
    await expectAnandSeesNothing(relay);
  });

  it('closes its request, and both parts stand', async () => {
    const relay = await makeRelay(app);
    await relay.family.client.post(`/api/listings/${relay.request}/close`).expect(200);
    for (const id of [relay.toFrankfurt, relay.toChicago])
      expect(await details(relay.family.client, id)).toMatchObject({
        status: 'agreed',
        companions: [{ legs: [1] }, { legs: [2] }],
      });
  });

  it('moves its request: the other part moves along, and is told, too', async () => {
    const { family, anand, meera, request, toFrankfurt, toChicago } = await makeRelay(app);
    const { legs } = kamalasWay();
    const later = [
      { ...legs[0], date: inDays(23) },
      { ...legs[1], date: inDays(24) },
    ];
    await family.client.patch(`/api/listings/${request}`, { date: inDays(23), legs: later }).expect(200);
    const moved = await details(anand.client, toFrankfurt);
    expect(moved).toMatchObject({ date: inDays(23), status: 'agreed' });
    expect(moved.legs?.map(({ companion }) => companion ?? null)).toEqual([anand.user.id, meera.user.id]);
    const along = await details(meera.client, toChicago);
    expect(along).toMatchObject({ date: inDays(24), status: 'agreed' });
    const told = await toldTo(app, meera, family);
    expect(told).toContainEqual(expect.stringMatching(/^The trip has changed: Frankfurt \(FRA\) to Chicago/));
    expect(told.join()).not.toContain('What Anand flies');
  });

  it('keeps its whole way when a helper changes the offer', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, request, toFrankfurt, toChicago, listingOfMeera } = relay;
    await family.client.post(`/api/listings/${request}/close`).expect(200);
    const change = { time: '11:30', flightNumber: 'UA907' };
    await meera.client.patch(`/api/listings/${listingOfMeera}`, change).expect(200);
    const { legs = [], companions } = await details(meera.client, toChicago);
    expect(legs.map(({ from, to, time }) => [from, to, time])).toEqual([
      ['HYD', 'FRA', '01:30'],
      ['FRA', 'ORD', '11:30'],
    ]);
    expect(companions).toMatchObject([{ legs: [1] }, { legs: [2] }]);
    expect((await details(anand.client, toFrankfurt)).companions).toMatchObject([
      { legs: [1] },
      { legs: [2] },
    ]);
    expect(await toldTo(app, anand, family)).toContainEqual(
      expect.stringMatching(/^What Meera flies with Kamala has changed: FRA to ORD, /),
    );
  });
});
