import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import { departRelayIn } from '../testing/relay-days.js';
import { makeRelay, type Relay } from '../testing/relays.js';
import { ago, tapLeg } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const stepsOfLeft = async ({ family, meera, toChicago }: Relay) =>
  Promise.all(
    [family, meera].map(async ({ client }) => (await details(client, toChicago)).stepsOfLeft?.map(nameOf)),
  );
const nameOf = ({ step, leg }: { step: string; leg: number }) => `${step} ${leg}`;

describe('what was flown with a companion who leaves on the day', () => {
  it.each([
    [
      'is blocked',
      ({ family, anand }: Relay) => family.client.post('/api/blocks', { userId: anand.user.id }),
    ],
    ['is gone', ({ anand }: Relay) => anand.client.delete('/api/profile', { email: anand.user.email })],
  ])('stays on the page of the others when he %s', async (_what, leave) => {
    const relay = await makeRelay(app);
    // Their flight is still today somewhere on Earth, at any hour: a flight of yesterday would not end.
    await departRelayIn(app, relay, -2);
    const { anand, toFrankfurt } = relay;
    for (const [place, step] of (['at_airport', 'met', 'boarded', 'landed'] as const).entries())
      await tapLeg(anand.client, toFrankfurt, step, 1, ago(60 - place)).expect(200);
    expect(await stepsOfLeft(relay)).toEqual([undefined, undefined]);
    await leave(relay).expect(200);
    const flown = ['boarded 1', 'landed 1'];
    expect(await stepsOfLeft(relay)).toEqual([flown, flown]);
  });

  it('is nothing before the take-off', async () => {
    const relay = await makeRelay(app);
    await departRelayIn(app, relay, 2);
    await tapLeg(relay.anand.client, relay.toFrankfurt, 'at_airport', 1, ago(60)).expect(200);
    await relay.anand.client.delete('/api/profile', { email: relay.anand.user.email }).expect(200);
    expect(await stepsOfLeft(relay)).toEqual([undefined, undefined]);
  });
});
