import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asStaff } from '../../moderation/testing/staff.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match, matches } from '../contract.js';
import { details } from '../testing/pairs.js';
import {
  expectAnandSeesNothing,
  expectAnandStands,
  expectMeeraStands,
  toldTo,
} from '../testing/relay-endings.js';
import {
  askCompanion,
  makeMember,
  makeRelay,
  offerOf,
  shareAll,
  type Member,
  type Relay,
} from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const cancel = ({ client }: Member, id: number) =>
  client.post(`/api/matches/${id}/cancel`, { reason: 'We are ill' });
const block = ({ client }: Member, { user }: Member) => client.post('/api/blocks', { userId: user.id });
const deleteOffer = ({ meera, listingOfMeera }: Relay) =>
  meera.client.delete(`/api/listings/${listingOfMeera}`);
async function mailsTo({ user }: Member, about: string) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  const mails = reply.json() as { subject: string; text: string }[];
  return mails.filter(({ subject }) => subject.includes(about));
}
const deleteAccount = ({ client, user }: Member) => client.delete('/api/profile', { email: user.email });

describe('a companion who leaves a relay', () => {
  it('may be the first of it, who cancels', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await cancel(relay.anand, relay.toFrankfurt).expect(200);
    await expectMeeraStands(app, relay);
    await expectAnandSeesNothing(relay);
    expect(await toldTo(app, relay.family, relay.anand)).toContainEqual(
      expect.stringContaining('cancelled the trip HYD to FRA'),
    );
    const list = await relay.family.client.get('/api/matches?when=coming').expect(200);
    expect(matches.parse(list.json())).toMatchObject([{ id: relay.toChicago }]);
  });

  it('has the family led by mail to the part that goes on', async () => {
    const { family, anand, toFrankfurt, toChicago } = await makeRelay(app);
    await cancel(anand, toFrankfurt).expect(200);
    const found = await mailsTo(family, 'Trip cancelled');
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain(`/trips/${toChicago}`);
    expect(found[0]?.text).not.toContain(`/trips/${toFrankfurt}`);
    expect(found[0]?.text).toContain('What you agreed with your other companions stays.');
  });

  it.each([
    ['blocks the family', ({ meera, family }: Relay) => block(meera, family), 'is cancelled'],
    ['deletes the account', ({ meera }: Relay) => deleteAccount(meera), 'no longer travels'],
    ['deletes the offer', (relay: Relay) => deleteOffer(relay), 'A listing was deleted'],
  ])('has the family led there also by the mail when one %s', async (_, leave, subject) => {
    const relay = await makeRelay(app);
    await leave(relay).expect(200);
    const [mail, ...more] = await mailsTo(relay.family, subject);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/trips/${relay.toFrankfurt}`);
    expect(mail?.text).toContain('shows other people who fly that way');
    expect(mail?.text).not.toContain(`/trips/${relay.toChicago}`);
  });

  it('has the family read who has left, also after a block', async () => {
    const { family, meera } = await makeRelay(app);
    await block(meera, family).expect(200);
    const [mail] = await mailsTo(family, 'Your trip Frankfurt (FRA) to Chicago (ORD)');
    expect(mail?.text).toContain(
      `${meera.user.username} cancelled the trip Frankfurt (FRA) to Chicago (ORD)`,
    );
    expect(mail?.text).toContain('What you agreed with your other companions stays.');
  });

  it('leaves a page that knows who flies the rest, and who is asked for their flight', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await cancel(anand, toFrankfurt).expect(200);
    const legsOf = async () => (await details(family.client, toFrankfurt)).legs;
    expect(await legsOf()).toMatchObject([{ companion: null }, { companion: meera.user.id }]);
    const sunita = await makeMember(app, 'Sunita Nair', { verified: true });
    const { id: offer } = await app.make.listing({ by: sunita.user, ...offerOf(0) });
    const asked = await askCompanion(family, toChicago, sunita, offer, [1]).expect(200);
    const left = await details(family.client, toChicago);
    expect(left.leftBy).toEqual([anand.user.id]);
    const { username } = anand.user;
    expect(left.cancelledParts).toEqual([{ username, arrivalAirport: 'FRA', reason: expect.any(String) }]);
    const ofMeera = await details(meera.client, toChicago);
    expect([ofMeera.leftBy, ofMeera.cancelledParts]).toEqual([undefined, undefined]);
    const { companions } = await details(family.client, toFrankfurt);
    expect(companions).toContainEqual(
      expect.objectContaining({ person: expect.objectContaining({ id: sunita.user.id }), legs: [1] }),
    );
    await sunita.client.post(`/api/matches/${match.parse(asked.json()).id}/agree`).expect(200);
    expect(await legsOf()).toMatchObject([{ companion: sunita.user.id }, { companion: meera.user.id }]);
  });

  it('is named to the one who was to hand over to them, without the reason', async () => {
    const { anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    expect((await details(anand.client, toFrankfurt)).cancelledParts).toBeUndefined();
    await cancel(meera, toChicago).expect(200);
    const { username } = meera.user;
    const { cancelledParts, leftBy } = await details(anand.client, toFrankfurt);
    expect(cancelledParts).toEqual([{ username, arrivalAirport: 'ORD', reason: '' }]);
    expect(leftBy).toBeUndefined();
  });

  it('may be the last of it, whom the family cancels', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await cancel(relay.family, relay.toChicago).expect(200);
    await expectAnandStands(app, relay);
    await relay.meera.client.get(`/api/matches/${relay.toChicago}/care-card`).expect(409);
  });

  it('may block the family, or be blocked by it', async () => {
    const blocked = await makeRelay(app);
    await shareAll(blocked);
    await blocked.family.client.post('/api/blocks', { userId: blocked.anand.user.id }).expect(200);
    await expectMeeraStands(app, blocked);
    await blocked.anand.client.get(`/api/matches/${blocked.toFrankfurt}`).expect(404);
    const blocks = await makeRelay(app);
    await shareAll(blocks);
    await blocks.meera.client.post('/api/blocks', { userId: blocks.family.user.id }).expect(200);
    await expectAnandStands(app, blocks);
  });

  it('may delete their account', async () => {
    const first = await makeRelay(app);
    await shareAll(first);
    await deleteAccount(first.anand).expect(200);
    await expectMeeraStands(app, first);
    const { closedParts } = await details(first.family.client, first.toChicago);
    expect(closedParts).toEqual([{ arrivalAirport: 'FRA', username: null, closedBy: 'owner' }]);
    expect((await details(first.meera.client, first.toChicago)).closedParts).toBeUndefined();
    const last = await makeRelay(app);
    await shareAll(last);
    await deleteAccount(last.meera).expect(200);
    await expectAnandStands(app, last);
  });

  it('may delete the offer', async () => {
    const relay = await makeRelay(app);
    await shareAll(relay);
    await relay.meera.client.delete(`/api/listings/${relay.listingOfMeera}`).expect(200);
    await expectAnandStands(app, relay);
  });
});

it('stands while a companion is suspended, who can do nothing, and cannot be asked for more', async () => {
  const desk = await asStaff(app, 'operator');
  const relay = await makeRelay(app);
  const { family, anand, meera, toFrankfurt, toChicago } = relay;
  await shareAll(relay);
  const words = 'You asked three people for money before a flight.';
  const measure = { action: 'suspend', days: 3, reason: 'fraud', words };
  await desk.client.post(`/api/desk/people/${anand.user.id}/actions`, measure).expect(200);
  await anand.client.get(`/api/matches/${toFrankfurt}`).expect(401);
  const { hasCareCard, companions } = await details(meera.client, toChicago);
  expect([hasCareCard, companions?.length]).toEqual([true, 2]);
  await cancel(family, toFrankfurt).expect(200);
  await expectMeeraStands(app, relay);
  const { id: offer } = await app.make.listing({ by: anand.user, ...offerOf(0) });
  await askCompanion(family, toChicago, anand, offer, [1]).expect(403);
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
