import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matches } from '../contract.js';
import { mailsTo, siteMessages } from '../testing/news.js';
import { details } from '../testing/pairs.js';
import type { Member } from '../testing/relays.js';
import { makeThreeLegs, proposesOn } from '../testing/three-legs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const agree = ({ client }: Member, id: number) => client.post(`/api/matches/${id}/agree`).expect(200);
/** On the page of the trip and in the list. */
async function readsOf({ client, id }: Member & { id: number }) {
  const { status, othersFly } = await details(client, id);
  const list = matches.parse((await client.get('/api/matches?when=coming').expect(200)).json());
  return [status, othersFly, list.find((trip) => trip.id === id)?.othersFly];
}

describe('a proposal for flights that others agree to fly', () => {
  it('says to a helper who has proposed themselves what others have agreed to fly, without a mail', async () => {
    const trip = await makeThreeLegs(app);
    const quin = await proposesOn(app, trip, 'Quin Hart', 2, 3);
    const said = async () => (await siteMessages(app, quin, trip.family)).at(-1);
    expect(await readsOf(quin)).toEqual(['proposed', undefined, undefined]);
    const pia = await proposesOn(app, trip, 'Pia Lund', 2);
    await agree(trip.family, pia.id);
    expect(await readsOf(quin)).toEqual(['proposed', 'some', 'some']);
    expect(await said()).toMatch(
      /^Another companion has agreed to fly a part of what was proposed: .*IST.*BOS/,
    );
    const rosa = await proposesOn(app, trip, 'Rosa Mei', 3);
    await agree(trip.family, rosa.id);
    expect(await readsOf(quin)).toEqual(['proposed', 'all', 'all']);
    expect(await said()).toMatch(/^Another companion has agreed to fly all .+ can be taken back\.$/);
    expect(await mailsTo(app, quin, /companion|part|ended/i)).toEqual([]);
    await rosa.client.post(`/api/matches/${rosa.id}/cancel`, { reason: 'Ill' }).expect(200);
    expect(await readsOf(quin)).toEqual(['proposed', 'some', 'some']);
  });

  it('lets the family say yes to a helper who waits, and says the same thing once', async () => {
    const trip = await makeThreeLegs(app);
    const [quin, pia, rosa] = [
      await proposesOn(app, trip, 'Quin Hart', 2),
      await proposesOn(app, trip, 'Pia Lund', 2),
      await proposesOn(app, trip, 'Rosa Mei', 2),
    ];
    await agree(trip.family, pia.id);
    await agree(trip.family, rosa.id);
    const said = await siteMessages(app, quin, trip.family);
    expect(said.filter((text) => text.startsWith('Another companion'))).toHaveLength(1);
    await agree(trip.family, quin.id);
    expect(await readsOf(quin)).toEqual(['agreed', undefined, undefined]);
  });
});
