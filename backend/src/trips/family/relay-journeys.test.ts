import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { departRelayIn, makeRelayAlong, overTheDateLine } from '../testing/relay-days.js';
import { makeRelay, type Relay } from '../testing/relays.js';
import { ago, tapLeg } from '../testing/trips.js';
import { familyLink, journey, type Journey } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function linkOf({ family, toChicago }: Relay): Promise<string> {
  const reply = await family.client.post(`/api/matches/${toChicago}/family-link`).expect(200);
  return familyLink.parse(reply.json()).url.split('/').at(-1)!;
}
const read = async (token: string): Promise<Journey> =>
  journey.parse((await app.asVisitor().get(`/api/journeys/${token}`).expect(200)).json());
async function page(token: string): Promise<string> {
  const { text } = await app.asVisitor().get(`/journey/${token}`).expect(200);
  return text
    .replace(/<svg[^]*?<\/svg>|<\/?bdi>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function onItsDay(hours = -20) {
  const relay = await makeRelay(app);
  await departRelayIn(app, relay, hours);
  return { ...relay, token: await linkOf(relay) };
}

describe('the family link of a relay', () => {
  it('is one for the trip, with all flights and who flies each', async () => {
    const relay = await makeRelay(app);
    const token = await linkOf(relay);
    const again = await relay.family.client.post(`/api/matches/${relay.toFrankfurt}/family-link`).expect(200);
    expect(familyLink.parse(again.json()).url).toContain(token);
    const seen = await read(token);
    expect(seen).toMatchObject({ traveler: 'Kamala', helper: 'Anand and Meera', status: 'agreed' });
    expect([seen.departure.code, seen.arrival.code]).toEqual(['HYD', 'ORD']);
    expect(seen.legs?.map(({ from, to, helper }) => [from, to, helper])).toEqual([
      ['HYD', 'FRA', 'Anand'],
      ['FRA', 'ORD', 'Meera'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Kumar|Iyer|LH430/);
    const text = await page(token);
    expect(text).toContain('Anand flies along to Frankfurt, Meera from Frankfurt to Chicago.');
    expect(text).toMatch(/Hyderabad to Frankfurt .* With Anand .*Frankfurt to Chicago .* With Meera/);
  });

  it('shows the steps of all companions, with the hand-over as a line of its own', async () => {
    const { anand, meera, toFrankfurt, toChicago, token } = await onItsDay();
    const tapped: [typeof anand, number, Parameters<typeof tapLeg>[2], number][] = [
      [anand, toFrankfurt, 'met', 1],
      [anand, toFrankfurt, 'boarded', 1],
      [meera, toChicago, 'at_airport', 2],
      [anand, toFrankfurt, 'landed', 1],
    ];
    for (const [place, [by, id, step, leg]] of tapped.entries())
      await tapLeg(by.client, id, step, leg, ago(60 - place)).expect(200);
    expect((await read(token)).steps.map(({ step, leg }) => `${step} ${leg}`)).toEqual(
      tapped.map(([, , step, leg]) => `${step} ${leg}`),
    );
    expect(await page(token)).toContain('Kamala has landed in Frankfurt');
    await tapLeg(anand.client, toFrankfurt, 'handed_over', 1, ago(50)).expect(200);
    expect(await page(token)).toContain(
      'Anand says that Kamala is with Meera in Frankfurt Meera has not said so yet.',
    );
    await tapLeg(meera.client, toChicago, 'met', 2, ago(49)).expect(200);
    const handedOver = await page(token);
    expect(handedOver).toContain('Kamala is with Meera in Frankfurt Thank you, Anand.');
    expect(handedOver).toMatch(
      /At the airport .*Met Anand, says Anand .*Landed in Frankfurt .*With Meera in Frankfurt .*On board to Chicago .*With Priya/,
    );
    expect(handedOver.match(/Meera in Frankfurt/g)).toHaveLength(2);
    expect((await read(token)).hoursToGo).toBeDefined();
    await tapLeg(meera.client, toChicago, 'boarded', 2, ago(40)).expect(200);
    expect(await page(token)).toMatch(/Kamala is on board to Chicago Meera is with Kamala\./);
    await tapLeg(meera.client, toChicago, 'landed', 2, ago(30)).expect(200);
    await tapLeg(meera.client, toChicago, 'handed_over', 2, ago(20)).expect(200);
    expect(await page(token)).toContain('Meera says that Kamala is with Priya Priya has not said so yet.');
    expect((await read(token)).hoursToGo).toBeUndefined();
  });

  it('shows one missed connection, whichever companion says it', async () => {
    const { anand, meera, toFrankfurt, toChicago, token } = await onItsDay();
    await anand.client.post(`/api/matches/${toFrankfurt}/missed`, { leg: 2 }).expect(200);
    await meera.client.post(`/api/matches/${toChicago}/missed`, { leg: 2 }).expect(200);
    expect((await read(token)).missed).toMatchObject([{ leg: 2, saidBy: 'Anand' }]);
    expect(await page(token)).toContain('Kamala missed the connection in Frankfurt');
  });

  it('plans no landing of the plane that left without her', async () => {
    const { anand, meera, toFrankfurt, toChicago, token } = await onItsDay();
    await tapLeg(anand.client, toFrankfurt, 'landed', 1, ago(60)).expect(200);
    const asPlanned = /lands 12:40|Planned for|hours? to go|an hour/;
    expect(await page(token)).toMatch(asPlanned);
    await meera.client.post(`/api/matches/${toChicago}/missed`, { leg: 2 }).expect(200);
    const missed = await page(token);
    expect(missed).not.toMatch(asPlanned);
    expect(missed).toMatch(/Frankfurt to Chicago With Meera/);
    expect((await read(token)).hoursToGo).toBeUndefined();
    await tapLeg(meera.client, toChicago, 'boarded', 2, ago(20)).expect(200);
    const onAnother = await page(token);
    expect(onAnother).toContain('Kamala is on board to Chicago');
    expect(onAnother).toContain('The next news comes after the landing.');
    expect(onAnother).not.toMatch(/The landing is planned|lands 12:40|Planned for|hours? to go/);
  });

  it('goes on without a companion who has left, and tells nothing of them', async () => {
    const { anand, meera, toFrankfurt, toChicago, token } = await onItsDay();
    await anand.client.post(`/api/matches/${toFrankfurt}/cancel`, { reason: 'I am ill' }).expect(200);
    const seen = await read(token);
    expect(seen.legs?.map((leg) => [leg.with, leg.helper])).toEqual([
      ['seeker', undefined],
      ['both', 'Meera'],
    ]);
    expect(JSON.stringify(seen)).not.toContain('Anand');
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
    await app.asVisitor().get(`/api/journeys/${token}`).expect(404);
  });

  it.each([
    ['blocked', ({ family, anand }: Relay) => family.client.post('/api/blocks', { userId: anand.user.id })],
    ['gone', ({ anand }: Relay) => anand.client.delete('/api/profile', { email: anand.user.email })],
  ])('stays when a companion is %s in the middle', async (_what, leave) => {
    // Their flight is still today somewhere on Earth, at any hour: who has flown it stays on the trip.
    const relay = await onItsDay(-2);
    await leave(relay).expect(200);
    const seen = await read(relay.token);
    expect(seen.helper).toBe('Meera');
    expect(seen.legs).toHaveLength(2);
  });

  it.each([
    ['blocked', ({ family, anand }: Relay) => family.client.post('/api/blocks', { userId: anand.user.id })],
    ['gone', ({ anand }: Relay) => anand.client.delete('/api/profile', { email: anand.user.email })],
  ])('says where she is when the companion who flew her there is %s', async (_what, leave) => {
    const relay = await onItsDay(-2);
    const { anand, meera, toFrankfurt, toChicago, token } = relay;
    await tapLeg(anand.client, toFrankfurt, 'boarded', 1, ago(60)).expect(200);
    await leave(relay).expect(200);
    expect((await read(token)).steps).toMatchObject([{ step: 'boarded', leg: 1, saidBy: null }]);
    const inTheAir = await page(token);
    expect(inTheAir).toContain('Kamala is on board to Frankfurt');
    expect(inTheAir).not.toMatch(/Anand|Meera is with|Kamala alone|No step/);
    await tapLeg(meera.client, toChicago, 'at_airport', 2, ago(20)).expect(200);
    expect(await page(token)).toContain('Meera is at the airport in Frankfurt');
  });

  it('keeps a landing without the name of the companion who left after it', async () => {
    const { family, anand, meera, toFrankfurt, toChicago, token } = await onItsDay(-2);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1, ago(60)).expect(200);
    await family.client.post('/api/blocks', { userId: anand.user.id }).expect(200);
    const landed = await page(token);
    expect(landed).toMatch(/Kamala has landed in Frankfurt Meera flies along from Frankfurt to Chicago\./);
    expect(landed).not.toMatch(/Anand|Meera is with|Kamala alone|No step|Planned for \d\d:\d\d in Frankfurt/);
    await tapLeg(meera.client, toChicago, 'met', 2, ago(20)).expect(200);
    expect(await page(token)).not.toContain('Kamala has landed in Frankfurt');
  });
});

describe('the end of a family link', () => {
  it.each([
    ['on two days', () => makeRelay(app)],
    ['over the date line', () => makeRelayAlong(app, overTheDateLine())],
  ])('is 48 hours after the last landing of a relay, %s', async (_when, make) => {
    const relay = await make();
    await departRelayIn(app, relay, -20);
    const token = await linkOf(relay);
    const { anand, meera, toFrankfurt, toChicago } = relay;
    const { legs = [] } = await read(token);
    const hoursLeft = async () => (Date.parse((await read(token)).endsAt) - Date.now()) / 3_600_000;
    expect(legs.map(({ helper }) => helper)).toEqual(['Anand', 'Meera']);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1, ago(600)).expect(200);
    // That landing was ten hours ago.
    expect(await hoursLeft()).toBeGreaterThan(38.5);
    await tapLeg(meera.client, toChicago, 'landed', 2, ago(60)).expect(200);
    const hours = await hoursLeft();
    expect(hours).toBeGreaterThan(46.9);
    expect(hours).toBeLessThan(47.1);
  });
});
