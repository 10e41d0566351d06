import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationPage } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matches } from '../contract.js';
import { details } from '../testing/pairs.js';
import { kamalasWay, makeRelay, shareAll, type Member, type Relay } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const cancel = ({ client }: Member, id: number) =>
  client.post(`/api/matches/${id}/cancel`, { reason: 'We are ill' });
const deleteAccount = ({ client, user }: Member) => client.delete('/api/profile', { email: user.email });

async function toldTo({ user, client }: Member, other: Member): Promise<string[]> {
  await settled(app.database, 'messaging.site-message');
  await settled(app.database, 'mail.send');
  const { messages } = conversationPage.parse(
    (await client.get(`/api/messages/${other.user.id}`).expect(200)).json(),
  );
  const mails = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  const subjects = (mails.json() as { subject: string }[]).map(({ subject }) => subject);
  return [...messages.map(({ content }) => content), ...subjects];
}
const stored = async (tripId: number) => {
  const [row] = await app.database.query(
    'test-stored',
    `select (select count(*)::int from care_card where match_id = $1) as cards,
       (select count(*)::int from family_link where match_id = $1) as links,
       (select count(*)::int from arrival_contacts where match_id = $1) as contacts`,
    [tripId],
  );
  return row;
};
const everything = { cards: 1, links: 1, contacts: 1 };
const nothing = { cards: 0, links: 0, contacts: 0 };

/** Anand has gone: Meera's part stands, and his leg is open. */
async function expectMeeraStands({ family, meera, toFrankfurt, toChicago }: Relay): Promise<void> {
  expect(await stored(toFrankfurt)).toEqual(everything);
  const seen = await details(meera.client, toChicago);
  expect(seen).toMatchObject({ status: 'agreed', tripId: toFrankfurt, companions: [], hasCareCard: true });
  expect(seen.legs?.map(({ companion }) => companion ?? null)).toEqual([null, meera.user.id]);
  const card = await meera.client.get(`/api/matches/${toChicago}/care-card`).expect(200);
  expect(card.json()).toMatchObject({ firstName: 'Kamala' });
  const own = await details(family.client, toChicago);
  expect(own).toMatchObject({ status: 'agreed', familyLink: expect.stringContaining('/journey/') });
  await app
    .asVisitor()
    .get(`/api/journeys/${own.familyLink?.split('/journey/')[1]}`)
    .expect(200);
  expect(await toldTo(meera, family)).toContain(
    'Anand no longer flies to Frankfurt with Kamala. You fly your part as agreed.',
  );
}
async function expectAnandSeesNothing({ anand, toFrankfurt }: Relay): Promise<void> {
  const seen = await details(anand.client, toFrankfurt);
  expect(seen).toMatchObject({ contact: null, sign: null, companions: [], hasCareCard: false });
  expect(seen.legs?.map(({ companion }) => companion ?? null)).toEqual([null, null]);
  for (const path of ['care-card', 'care-card/photo'])
    await anand.client.get(`/api/matches/${toFrankfurt}/${path}`).expect(409);
}
async function expectAnandStands({ family, anand, toFrankfurt }: Relay): Promise<void> {
  expect(await stored(toFrankfurt)).toEqual(everything);
  const seen = await details(anand.client, toFrankfurt);
  expect(seen).toMatchObject({ status: 'agreed', companions: [], hasCareCard: true });
  expect(seen.legs?.map(({ companion }) => companion ?? null)).toEqual([anand.user.id, null]);
  expect(await toldTo(anand, family)).toContain(
    'Meera no longer flies to Chicago with Kamala. You fly your part as agreed.',
  );
}

describe('a companion who leaves a relay', () => {
  it('may be the first of it, who cancels', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await cancel(relay.anand, relay.toFrankfurt).expect(200);
    await expectMeeraStands(relay);
    await expectAnandSeesNothing(relay);
    expect(await toldTo(relay.family, relay.anand)).toContainEqual(
      expect.stringContaining('cancelled the trip HYD to FRA'),
    );
    const list = await relay.family.client.get('/api/matches?when=coming').expect(200);
    expect(matches.parse(list.json())).toMatchObject([{ id: relay.toChicago }]);
  });

  it('may be the last of it, whom the family cancels', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await cancel(relay.family, relay.toChicago).expect(200);
    await expectAnandStands(relay);
    await relay.meera.client.get(`/api/matches/${relay.toChicago}/care-card`).expect(409);
  });

  it('may block the family, or be blocked by it', async () => {
    const blocked = await makeRelay(app);
    await shareAll(blocked);
    await blocked.family.client.post('/api/blocks', { userId: blocked.anand.user.id }).expect(200);
    await expectMeeraStands(blocked);
    await blocked.anand.client.get(`/api/matches/${blocked.toFrankfurt}`).expect(404);
    const blocks = await makeRelay(app);
    await shareAll(blocks);
    await blocks.meera.client.post('/api/blocks', { userId: blocks.family.user.id }).expect(200);
    await expectAnandStands(blocks);
  });

  it('may delete their account', async () => {
    const first = await makeRelay(app);
    await shareAll(first);
    await deleteAccount(first.anand).expect(200);
    await expectMeeraStands(first);
    const last = await makeRelay(app);
    await shareAll(last);
    await deleteAccount(last.meera).expect(200);
    await expectAnandStands(last);
  });

  it('may delete the offer', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await relay.meera.client.delete(`/api/listings/${relay.listingOfMeera}`).expect(200);
    await expectAnandStands(relay);
  });
});

describe('the family', () => {
  it('takes everything along when nobody is left', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await cancel(relay.family, relay.toFrankfurt).expect(200);
    await cancel(relay.family, relay.toChicago).expect(200);
    expect(await stored(relay.toFrankfurt)).toEqual(nothing);
  });

  it('ends the whole relay with its account, and tells nobody that the other has left', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await deleteAccount(relay.family).expect(200);
    expect(await stored(relay.toFrankfurt)).toEqual(nothing);
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
    await expectMeeraStands(relay);
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

  it('moves its request: the other part stands on its day, and is told', async () => {
    const { family, anand, meera, request, toFrankfurt, toChicago } = await makeRelay(app);
    const { legs } = kamalasWay();
    const later = [
      { ...legs[0], date: inDays(23) },
      { ...legs[1], date: inDays(24) },
    ];
    await family.client.patch(`/api/listings/${request}`, { date: inDays(23), legs: later }).expect(200);
    const moved = await details(anand.client, toFrankfurt);
    expect(moved).toMatchObject({ date: inDays(23), status: 'agreed' });
    expect(moved.legs?.map(({ companion }) => companion ?? null)).toEqual([anand.user.id, null]);
    const stays = await details(meera.client, toChicago);
    expect(stays).toMatchObject({ date: inDays(21), status: 'agreed' });
    expect(await toldTo(meera, family)).toContainEqual(
      expect.stringMatching(/^What Anand flies with Kamala has changed: HYD to FRA, /),
    );
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
    expect(await toldTo(anand, family)).toContainEqual(
      expect.stringMatching(/^What Meera flies with Kamala has changed: FRA to ORD, /),
    );
  });
});

it('shows a companion whom the viewer has blocked without a person', async () => {
  const { anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
  await anand.client.post('/api/blocks', { userId: meera.user.id }).expect(200);
  for (const [by, id] of [
    [anand, toFrankfurt],
    [meera, toChicago],
  ] as const) {
    const { companions = [], legs = [] } = await details(by.client, id);
    expect(companions.map(({ person, legs: flown }) => [person?.id ?? null, flown])).toEqual([
      [by === anand ? anand.user.id : null, [1]],
      [by === meera ? meera.user.id : null, [2]],
    ]);
    expect(legs.filter(({ companion }) => companion)).toHaveLength(1);
  }
});
