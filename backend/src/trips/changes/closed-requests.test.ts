import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staysClosed } from '../../listings/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settledAtOnce } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { askAttached, makeAttached } from '../testing/attached.js';
import { details } from '../testing/pairs.js';
import { toldTo } from '../testing/relay-endings.js';
import { makeAskedRelay, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const close = async ({ client }: Member, listing: number) => {
  await client.post(`/api/listings/${listing}/close`).expect(200);
  await settledAtOnce(app.database, staysClosed);
};
const stillTogether = [
  expect.stringMatching(/^Una Rao \d+ closed the listing HYD to ORD, .+\. You still fly together\.$/),
  expect.stringMatching(/^A listing was closed: Hyderabad \(HYD\) to Chicago \(ORD\), /),
];

describe('the request of a family that is closed', () => {
  it('is attached to a trip, which stays agreed, and the helper reads so once', async () => {
    const { family, helper, request, id } = await makeAttached(app);
    await close(family, request);
    for (const { client } of [family, helper])
      expect(await details(client, id)).toMatchObject({ status: 'agreed' });
    const told = await toldTo(app, helper, family);
    expect(told).toEqual(expect.arrayContaining(stillTogether));
    expect(told.filter((each) => each.includes('closed'))).toHaveLength(2);
  });

  it('is that of a relay, and both helpers read that they still fly', async () => {
    const { family, anand, meera, request } = await makeRelay(app);
    await close(family, request);
    for (const helper of [anand, meera])
      expect((await toldTo(app, helper, family)).join('\n')).toContain('You still fly together.');
  });

  it('leaves what the family has asked on an offer, and says nothing there', async () => {
    const { family, helper, request, id } = await askAttached(app);
    await close(family, request);
    expect(await details(helper.client, id)).toMatchObject({ status: 'proposed' });
    expect((await toldTo(app, helper, family)).join('\n')).not.toContain('closed');
    await helper.client.post(`/api/matches/${id}/agree`).expect(200);
  });
});

describe('the request of a family that is deleted', () => {
  it('was attached to a trip, which stays agreed, and the helper reads so once', async () => {
    const { family, helper, request, id } = await makeAttached(app);
    await family.client.delete(`/api/listings/${request}`).expect(200);
    for (const { client } of [family, helper])
      expect(await details(client, id)).toMatchObject({ status: 'agreed' });
    const told = await toldTo(app, helper, family);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Una Rao \d+ deleted the listing HYD to ORD, .+\. You still fly together\.$/),
        expect.stringMatching(/^A listing was deleted: Hyderabad \(HYD\) to Chicago \(ORD\), /),
      ]),
    );
    expect(told.filter((each) => each.includes('deleted'))).toHaveLength(2);
  });

  it('leaves what the family has asked on an offer, and says nothing there', async () => {
    const { family, helper, request, id } = await askAttached(app);
    await family.client.delete(`/api/listings/${request}`).expect(200);
    expect((await toldTo(app, helper, family)).join('\n')).not.toContain('deleted');
    await helper.client.post(`/api/matches/${id}/agree`).expect(200);
  });

  it('ends the part of a relay that is about it, and the other helper reads that they still fly', async () => {
    const { family, anand, meera, request } = await makeRelay(app);
    await family.client.delete(`/api/listings/${request}`).expect(200);
    const told = async (helper: Member) => (await toldTo(app, helper, family)).join('\n');
    expect(await told(anand)).toMatch(/deleted the listing .* You no longer fly together\./);
    expect(await told(meera)).toMatch(/deleted the listing .* You still fly together\./);
  });

  it('ends what was asked for another part of its trip, and says so', async () => {
    const { family, anand, meera, request, toFrankfurt, toChicago } = await makeAskedRelay(app);
    await family.client.delete(`/api/listings/${request}`).expect(200);
    await meera.client.post(`/api/matches/${toChicago}/agree`).expect(409);
    for (const [{ client }, id] of [
      [anand, toFrankfurt],
      [meera, toChicago],
    ] as const)
      expect(await details(client, id)).toMatchObject({ status: 'cancelled' });
    const told = async (helper: Member) => (await toldTo(app, helper, family)).join('\n');
    expect(await told(anand)).toMatch(/deleted the listing .* You no longer fly together\./);
    expect(await told(meera)).toMatch(/deleted the listing .* The proposal to fly together has ended\./);
  });
});
