import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDaysThere } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { StepName } from '../contract.js';
import { departRelayIn } from '../testing/relay-days.js';
import { makeFirstPart, makeRelay, type Member, type Relay } from '../testing/relays.js';
import { agreedTrip, ago, departIn, tapLeg, viaFrankfurt } from '../testing/trips.js';
import { travelerLink } from '../traveler-link/contract.js';
import { herPage } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function pageOf(client: Member['client'], id: number, language = 'en') {
  const reply = await client.post(`/api/matches/${id}/traveler-link`, { language }).expect(200);
  const path = new URL(travelerLink.parse(reply.json()).url).pathname;
  const open = async (at: string) => app.asVisitor().get(at).expect(200);
  return {
    read: async () => herPage.parse((await open(`/api${path}`)).json()),
    html: async () => (await open(path)).text,
  };
}
const tapAll = async ({ client }: Member, id: number, steps: readonly [StepName, number][]) => {
  for (const [step, leg] of steps) await tapLeg(client, id, step, leg, ago(10)).expect(200);
};
const miss = ({ client }: Member, id: number) =>
  client.post(`/api/matches/${id}/missed`, { leg: 2 }).expect(200);
const stayHere = 'Stay where you are.';
const landed: [StepName, number][] = [
  ['met', 1],
  ['boarded', 1],
  ['landed', 1],
];

/** Both flights have left. */
async function missedRelay(): Promise<Relay> {
  const relay = await makeRelay(app);
  await departRelayIn(app, relay, -46);
  return relay;
}

describe('her page where a connection was missed', () => {
  it('keeps her with the companion who landed with her, and the sign for the next one', async () => {
    const relay = await missedRelay();
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    const page = await pageOf(family.client, toFrankfurt);
    await tapAll(anand, toFrankfurt, landed);
    const { sign } = await page.read();
    await miss(anand, toFrankfurt);
    expect(await page.read()).toMatchObject({
      helper: { name: 'Anand', phone: anand.user.phoneNumber },
      nextHelper: 'Meera',
      now: { moment: 'missed', leg: 2, hasMet: true },
      sign,
    });
    const text = await page.html();
    expect(text).toContain('You have missed the plane to Chicago');
    expect(text).toContain('Stay with Anand. Anand goes to the desk of the airline with you.');
    expect(text).toContain('Meera’s phone shows the same');
    expect(text).not.toContain(stayHere);
    await tapAll(meera, toChicago, [['met', 2]]);
    expect(await page.read()).toMatchObject({ helper: { name: 'Meera' }, nextHelper: null, sign: null });
    expect(await page.html()).toContain('Stay with Meera. Meera goes to the desk');
  });

  it('keeps her with the companion of both flights, also before the take-off', async () => {
    const days = [0, 1].map((day) => inDaysThere('Asia/Kolkata', day)) as [string, string];
    const trip = await agreedTrip(app, { listing: viaFrankfurt(...days) });
    await departIn(app, trip, 2);
    const page = await pageOf(trip.seekers, trip.id);
    await tapAll({ client: trip.helpers } as Member, trip.id, [['met', 1]]);
    await trip.helpers.post(`/api/matches/${trip.id}/missed`, { leg: 2 }).expect(200);
    const text = await page.html();
    expect(text).toContain('You will miss the plane to Chicago');
    expect(text).toContain('Stay with Meera. Meera goes to the desk of the airline with you.');
  });

  it('lets her wait and call where no companion is with her', async () => {
    const { family, anand, toFrankfurt: id } = await makeFirstPart(app);
    await departIn(app, { id }, -46);
    const page = await pageOf(family.client, id);
    await tapAll(anand, id, [...landed, ['handed_over', 1]]);
    await miss(family, id);
    expect(await page.read()).toMatchObject({ helper: null, now: { moment: 'missed', hasMet: false } });
    expect(await page.html()).toContain(stayHere);
  });

  it.each(['es', 'fa', 'fr', 'hi', 'te', 'zh'])('speaks %s', async (language) => {
    const relay = await missedRelay();
    await tapAll(relay.anand, relay.toFrankfurt, landed);
    await miss(relay.anand, relay.toFrankfurt);
    const text = await (await pageOf(relay.family.client, relay.toFrankfurt, language)).html();
    const now = /<p class="now"[^>]*>([^]*?)<\/p>/.exec(text)?.[1];
    expect(now?.match(/Anand/g)).not.toBeNull();
    expect(now).not.toMatch(/Stay|undefined/);
  });
});
