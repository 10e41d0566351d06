import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matchDetails } from '../contract.js';
import { familyLink, journey } from '../family/contract.js';
import { details } from '../testing/pairs.js';
import { departRelayIn } from '../testing/relay-days.js';
import { makeRelay } from '../testing/relays.js';
import { agreedTrip, departIn, tapLeg, viaFrankfurt, type Trip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function withStop(hours = -10): Promise<Trip> {
  const trip = await agreedTrip(app, { listing: viaFrankfurt(inDays(20), inDays(21)) });
  await departIn(app, trip, hours);
  return trip;
}
const miss = (by: Trip['helpers'], id: number, leg: unknown = 2) =>
  by.post(`/api/matches/${id}/missed`, { leg });
const takeBack = (by: Trip['helpers'], id: number, leg = 2) =>
  by.delete(`/api/matches/${id}/missed`, { leg });

async function messagesTo(reader: Trip['helpers'], { id }: { id: number }) {
  await settled(app.database, 'messaging.site-message');
  const page = conversationPage.parse((await reader.get(`/api/messages/${id}`).expect(200)).json());
  return page.messages.map(({ content }) => content).filter((text) => text.includes('connection'));
}
async function mailsTo({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const query = new URLSearchParams({ to: email, limit: '50' });
  const mails = (await app.asVisitor().get(`/sandbox/outbox?${query}`).expect(200)).json() as {
    subject: string;
  }[];
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Connection'));
}

describe('a missed connection', () => {
  it('tells the other once, in the conversation and by mail, and shows it to both', async () => {
    const { id, helpers, seekers, helper, seeker } = await withStop();
    const reply = await miss(helpers, id).expect(200);
    expect(matchDetails.parse(reply.json()).missed).toMatchObject([{ leg: 2, byMe: true }]);
    await Promise.all([miss(helpers, id).expect(200), miss(seekers, id).expect(200)]);
    expect((await details(seekers, id)).missed).toMatchObject([{ leg: 2, byMe: false }]);
    expect(await messagesTo(seekers, helper)).toEqual([
      expect.stringMatching(
        /^Meera Iyer \d+ says that the connection in Frankfurt was missed, flight LH430\.$/,
      ),
    ]);
    expect(await mailsTo(seeker)).toEqual([
      expect.stringMatching(/^Connection missed in Frankfurt: Hyderabad \(HYD\) to Chicago \(ORD\), /),
    ]);
    expect(await mailsTo(helper)).toEqual([]);
  });

  it('is taken back by the one who said it, and the other reads that too', async () => {
    const { id, helpers, seekers, helper, seeker } = await withStop();
    await miss(helpers, id).expect(200);
    await takeBack(seekers, id).expect(403);
    const reply = await takeBack(helpers, id).expect(200);
    expect(matchDetails.parse(reply.json()).missed).toEqual([]);
    await takeBack(helpers, id).expect(200);
    expect(await messagesTo(seekers, helper)).toHaveLength(2);
    expect((await mailsTo(seeker)).toSorted()).toEqual([
      expect.stringMatching(/^Connection missed/),
      expect.stringMatching(/^Connection not missed in Frankfurt: Hyderabad \(HYD\) to Chicago \(ORD\), /),
    ]);
    await miss(seekers, id).expect(200);
    expect((await details(helpers, id)).missed).toMatchObject([{ byMe: false }]);
  });

  it('is on the family page, before and after the take-off, until they are on board of a later flight', async () => {
    const trip = await withStop(2);
    const { url } = familyLink.parse(
      (await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200)).json(),
    );
    const path = new URL(url).pathname;
    const page = async () =>
      (await app.asVisitor().get(path).expect(200)).text.replace(/<\/?bdi>/g, '').replace(/<[^>]+>/g, ' ');
    await tapLeg(trip.helpers, trip.id, 'landed', 1).expect(200);
    await miss(trip.helpers, trip.id).expect(200);
    expect(await page()).toContain('Ravi missed the connection in Frankfurt');
    expect(await page()).toContain('Ravi will miss the flight to Chicago, says Meera.');
    await departIn(app, trip, -40);
    expect(await page()).toContain('The flight to Chicago left without Ravi, says Meera.');
    const shared = await app
      .asVisitor()
      .get(`/api/journeys/${path.split('/').at(-1)}`)
      .expect(200);
    expect(journey.parse(shared.json()).missed).toMatchObject([{ leg: 2, saidBy: 'Meera' }]);
    await tapLeg(trip.helpers, trip.id, 'boarded', 2).expect(200);
    expect(await page()).not.toContain('missed the connection');
  });

  it('is for a leg that a connection leads to', async () => {
    const { id, helpers } = await withStop();
    for (const leg of [1, 3, 0, 'x', null])
      expect((await miss(helpers, id, leg).expect(400)).json()).toMatchObject({ issues: [{ path: 'leg' }] });
    const direct = await agreedTrip(app);
    await departIn(app, direct, 3);
    await miss(direct.helpers, direct.id, 1).expect(400);
    await miss(direct.helpers, direct.id, 2).expect(400);
  });

  it('is for a traveler alone, too, who comes to the flight of both', async () => {
    const trip = await withStop();
    const alone = `update trip_leg set flown_by = 'seeker' where match_id = $1 and leg = 1`;
    await app.database.query('test-alone', alone, [trip.id]);
    await miss(trip.seekers, trip.id).expect(200);
  });

  it('is for the two of an agreed trip on its day', async () => {
    const { id, seekers, helpers, seeker } = await withStop(100);
    const stranger = await app.as(await app.make.user());
    for (const [client, status] of [
      [stranger, 404],
      [app.asVisitor(), 401],
      [helpers, 409],
    ] as const)
      await miss(client, id).expect(status);
    await takeBack(stranger, id).expect(404);
    await helpers.post('/api/blocks', { userId: seeker.id }).expect(200);
    await miss(seekers, id).expect(404);
    const cancelled = await withStop();
    await cancelled.seekers.post(`/api/matches/${cancelled.id}/cancel`, { reason: 'Ill' }).expect(200);
    await miss(cancelled.helpers, cancelled.id).expect(409);
  });
});

describe('a connection that is missed at a hand-over', () => {
  async function onItsDay() {
    const relay = await makeRelay(app);
    await departRelayIn(app, relay, -20);
    return relay;
  }

  it('is on the page of the next companion and on both parts of the family', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await onItsDay();
    await miss(anand.client, toFrankfurt).expect(200);
    const said = { leg: 2, byMe: false, companion: toFrankfurt };
    expect((await details(meera.client, toChicago)).missed).toMatchObject([said]);
    expect((await details(family.client, toChicago)).missed).toMatchObject([said]);
    const own = { leg: 2, byMe: false, companion: null };
    expect((await details(family.client, toFrankfurt)).missed).toMatchObject([own]);
    const again = await miss(meera.client, toChicago).expect(200);
    expect(matchDetails.parse(again.json()).missed).toMatchObject([said]);
    expect(await mailsTo(anand.user)).toEqual([]);
    expect(await mailsTo(meera.user)).toHaveLength(1);
    for (const [reader, from] of [
      [meera, family],
      [family, anand],
    ] as const)
      expect((await messagesTo(reader.client, from.user))[0]).toMatch(
        /^Anand .*says that Kamala missed the connection in Frankfurt/,
      );
    await takeBack(meera.client, toChicago).expect(403);
    await takeBack(anand.client, toFrankfurt).expect(200);
    expect((await details(meera.client, toChicago)).missed).toEqual([]);
    expect(await mailsTo(meera.user)).toHaveLength(2);
  });

  it('is taken back by the family on either part', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await onItsDay();
    await miss(family.client, toFrankfurt).expect(200);
    expect((await details(meera.client, toChicago)).missed).toMatchObject([
      { leg: 2, byMe: false, companion: null },
    ]);
    expect((await details(family.client, toChicago)).missed).toMatchObject([{ leg: 2, byMe: true }]);
    await takeBack(family.client, toChicago).expect(200);
    expect((await details(anand.client, toFrankfurt)).missed).toEqual([]);
  });

  it.each(['the one who gives', 'the one who takes over'] as const)(
    'is not for a helper whose part is over, as %s says',
    async (sayer) => {
      const { anand, meera, toFrankfurt, toChicago } = await onItsDay();
      await tapLeg(anand.client, toFrankfurt, 'met', 1).expect(200);
      if (sayer === 'the one who gives')
        await tapLeg(anand.client, toFrankfurt, 'handed_over', 1).expect(200);
      else await tapLeg(meera.client, toChicago, 'met', 2).expect(200);
      await miss(meera.client, toChicago).expect(200);
      await takeBack(meera.client, toChicago).expect(200);
      expect(await mailsTo(anand.user)).toEqual([]);
    },
  );

  it('is for a helper who still brings her to the next one', async () => {
    const { anand, meera, toFrankfurt, toChicago } = await onItsDay();
    await tapLeg(anand.client, toFrankfurt, 'met', 1).expect(200);
    await miss(meera.client, toChicago).expect(200);
    expect(await mailsTo(anand.user)).toHaveLength(1);
  });

  it('is no connection of a companion who does not fly it on another day', async () => {
    const { anand, meera, toFrankfurt, toChicago } = await onItsDay();
    await app.database.query('test-moved', 'update match set date = date + 3 where id = $1', [toChicago]);
    await miss(anand.client, toFrankfurt).expect(200);
    expect((await details(meera.client, toChicago)).missed).toEqual([]);
  });
});
