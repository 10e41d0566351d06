import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../../testing/client.js';
import { forgetLimits } from '../../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import {
  chooseContacts,
  chosenContacts,
  messagesTo,
  tenMinutesLater,
} from '../../testing/arrival-contacts.js';
import { headingOf, textOf } from '../../testing/family-page.js';
import { siteMessages } from '../../testing/news.js';
import { departRelayIn, makeRelayAlong, viaSingapore } from '../../testing/relay-days.js';
import { makeFirstPart } from '../../testing/relays.js';
import { ago, departIn, tapLeg } from '../../testing/trips.js';
import { familyLink } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const linkOf = async (by: Client, id: number) => {
  const reply = await by.post(`/api/matches/${id}/family-link`).expect(200);
  return new URL(familyLink.parse(reply.json()).url).pathname;
};
const page = async (path: string) => (await app.asVisitor().get(path).expect(200)).text;

let families = 0;
/** Anand has said goodbye in Frankfurt, from where Kamala flies on to Chicago alone. */
async function afterGoodbye() {
  families += 1;
  const { family, anand, toFrankfurt: id } = await makeFirstPart(app);
  await departIn(app, { id }, -20);
  const uncle = `uncle-of-kamala${families}@example.com`;
  const phone = `+1202555${2000 + families}`;
  await chooseContacts(family.client, id, [uncle, phone]).expect(200);
  await tapLeg(anand.client, id, 'met', 1, ago(600)).expect(200);
  await tapLeg(anand.client, id, 'handed_over', 1, ago(300)).expect(200);
  return { family, anand, id, uncle, phone };
}
/** She leaves Frankfurt so many days after Hyderabad. */
const fliesOnAfter = (id: number, days: number) =>
  app.database.query(
    'test-stop',
    `update trip_leg set days_later = $2, arrival_days_later = $2 where match_id = $1 and leg = 2`,
    [id, days],
  );
/** Anand flies to Singapore and Meera to Tokyo with Kamala, who is alone from there. */
async function relayThatEndsAlone() {
  const relay = await makeRelayAlong(app, viaSingapore(), 2);
  await departRelayIn(app, relay, -30);
  return relay;
}

describe('the landing of a traveler who flies the last leg alone', () => {
  it('is told once to those whom the family chose, when the family says so', async () => {
    const { family, anand, id, uncle, phone } = await afterGoodbye();
    await tapLeg(family.client, id, 'landed', 2).expect(200);
    await tapLeg(family.client, id, 'landed', 2).expect(200);
    expect(await messagesTo(app, uncle)).toEqual([]);
    await tenMinutesLater(app);
    await tenMinutesLater(app);
    const [mail, ...more] = await messagesTo(app, uncle);
    expect(mail?.subject).toBe('Arrived in Chicago');
    expect(mail?.text).toContain('Kamala has arrived in Chicago.');
    expect(mail?.text).toContain('Never write to me again');
    expect(more).toEqual([]);
    const [sms, ...moreSms] = await messagesTo(app, phone);
    expect(sms?.text).toMatch(/^Kamala has arrived in Chicago\. .*Reply STOP/);
    expect(moreSms).toEqual([]);
    expect((await chosenContacts(family.client, id)).toldAt).not.toBeNull();
    const told = (await siteMessages(app, anand, family)).filter((text) => /Chicago/.test(text));
    expect(told).toEqual(['Kamala has landed in Chicago.']);
  });

  it('is not told when it is taken back in time', async () => {
    const { family, id, uncle } = await afterGoodbye();
    await tapLeg(family.client, id, 'landed', 2).expect(200);
    await family.client.delete(`/api/matches/${id}/steps`, { step: 'landed', leg: 2 }).expect(200);
    await tenMinutesLater(app);
    expect(await messagesTo(app, uncle)).toEqual([]);
    expect((await chosenContacts(family.client, id)).toldAt).toBeNull();
    await tapLeg(family.client, id, 'landed', 2).expect(200);
    await tenMinutesLater(app);
    expect(await messagesTo(app, uncle)).toHaveLength(1);
  });

  it('is the end of the family page', async () => {
    const { family, id } = await afterGoodbye();
    const path = await linkOf(family.client, id);
    const before = textOf(await page(path));
    expect(before).toMatch(/Goodbye to Anand.* Landed in Chicago/);
    expect(headingOf(await page(path))).toBe('Anand says that Kamala and Anand said goodbye in Frankfurt');
    await tapLeg(family.client, id, 'landed', 2).expect(200);
    const after = await page(path);
    expect(headingOf(after)).toBe('Kamala has landed in Chicago');
    expect(textOf(after)).toContain('Thank you, Anand.');
    expect(textOf(after)).not.toMatch(/Anand is with Kamala|to go/);
  });

  it('is said after a stop of many days, and the links live until then', async () => {
    const { family, id, uncle } = await afterGoodbye();
    const path = await linkOf(family.client, id);
    await departIn(app, { id }, -24 * 8);
    await fliesOnAfter(id, 8);
    await page(path);
    await tapLeg(family.client, id, 'landed', 1).expect(409);
    await tapLeg(family.client, id, 'landed', 2).expect(200);
    await tenMinutesLater(app);
    expect(await messagesTo(app, uncle)).toHaveLength(1);
    expect(headingOf(await page(path))).toBe('Kamala has landed in Chicago');
    await fliesOnAfter(id, 3);
    await tapLeg(family.client, id, 'landed', 2).expect(409);
  });

  it('is said by the traveler’s side alone, and on no other leg', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await relayThatEndsAlone();
    const stranger = await app.as(await app.make.user());
    const uncle = 'uncle-in-los-angeles@example.com';
    await chooseContacts(family.client, toFrankfurt, [uncle]).expect(200);
    await tapLeg(stranger, toChicago, 'landed', 3).expect(404);
    await tapLeg(anand.client, toChicago, 'landed', 3).expect(404);
    for (const [helper, id] of [
      [anand, toFrankfurt],
      [meera, toChicago],
    ] as const) {
      const refused = await tapLeg(helper.client, id, 'landed', 3).expect(403);
      expect(refused.json()).toMatchObject({
        message: 'Only the traveler or the family says so, because no Amigo is on this flight',
      });
    }
    await tapLeg(family.client, toFrankfurt, 'landed', 2).expect(400);
    await tapLeg(family.client, toChicago, 'landed', 4).expect(400);
    await tapLeg(family.client, toChicago, 'boarded', 3).expect(400);
    await tenMinutesLater(app);
    expect(await messagesTo(app, uncle)).toEqual([]);
    await tapLeg(family.client, toChicago, 'landed', 3).expect(200);
    await tenMinutesLater(app);
    const [mail] = await messagesTo(app, uncle);
    expect(mail?.text).toContain('Kamala has arrived in Los Angeles.');
    for (const helper of [anand, meera])
      expect((await siteMessages(app, helper, family)).at(-1)).toBe('Kamala has landed in Los Angeles.');
  });
});
