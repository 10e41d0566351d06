import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { siteMessage } from '../../account/index.js';
import { conversations } from '../../messaging/contract.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { chooseContacts, messagesTo, tenMinutesLater } from '../testing/arrival-contacts.js';
import { siteMessages } from '../testing/news.js';
import { details } from '../testing/pairs.js';
import { departRelayIn, makeRelayAlong, viaSingapore } from '../testing/relay-days.js';
import { makeFirstPart, makeRelay, type Member } from '../testing/relays.js';
import { ago, departIn, tapLeg } from '../testing/trips.js';
import { travelerLink } from '../traveler-link/contract.js';
import { herPage } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function pageOf({ client }: Member, id: number, language = 'en') {
  const reply = await client.post(`/api/matches/${id}/traveler-link`, { language }).expect(200);
  const path = new URL(travelerLink.parse(reply.json()).url).pathname;
  const visitor = app.asVisitor();
  return {
    path,
    read: async () => herPage.parse((await visitor.get(`/api${path}`).expect(200)).json()),
    html: async () => (await visitor.get(path).expect(200)).text,
    land: () => visitor.post(`/api${path}/landed`),
  };
}

/** Anand has said goodbye in Frankfurt. Kamala's flight to Chicago leaves so many days after the first one. */
async function afterGoodbye(hours: number, days = 1) {
  const { family, anand, toFrankfurt: id } = await makeFirstPart(app);
  await departIn(app, { id }, -20);
  await tapLeg(anand.client, id, 'met', 1, ago(60)).expect(200);
  await tapLeg(anand.client, id, 'handed_over', 1, ago(30)).expect(200);
  await departIn(app, { id }, -hours);
  await app.database.query(
    'test-stop',
    'update trip_leg set days_later = $2, arrival_days_later = $2 where match_id = $1 and leg = 2',
    [id, days],
  );
  return { family, anand, id, page: await pageOf(family, id) };
}
async function unreadOf({ client }: Member, { user }: Member): Promise<number> {
  await settled(app.database, siteMessage.name);
  const found = conversations.parse((await client.get('/api/messages').expect(200)).json());
  return found.find(({ otherUser }) => otherUser.id === user.id)?.unreadCount ?? 0;
}
const steps = async ({ client }: Member, id: number) =>
  (await details(client, id)).steps.map(({ step, leg }) => `${step} ${leg}`);

describe('“I have landed” on the page of the one who flies', () => {
  it('is said once, from the take-off of the flight that she flies alone', async () => {
    const { family, anand, id, page } = await afterGoodbye(50);
    const uncle = 'uncle-of-her-page@example.com';
    await chooseContacts(family.client, id, [uncle]).expect(200);
    expect(await page.html()).toContain('I have landed');
    expect(await page.read()).toMatchObject({ landingToSay: 2 });
    const unread = await unreadOf(family, anand);
    const said = herPage.parse((await page.land().expect(200)).json());
    expect(said).toMatchObject({ landingToSay: null, now: { moment: 'arrived', leg: 2 } });
    expect(await page.html()).not.toContain('href="#landed"');
    await page.land().expect(200);
    for (const member of [family, anand]) expect(await steps(member, id)).toContain('landed 2');
    const fact = 'Kamala has landed in Chicago.';
    expect(await unreadOf(family, anand)).toBe(unread + 1);
    expect((await siteMessages(app, anand, family)).filter((text) => text === fact)).toHaveLength(1);
    await tenMinutesLater(app);
    expect((await messagesTo(app, uncle)).map(({ subject }) => subject)).toEqual(['Arrived in Chicago']);
  });

  it('is not asked before the take-off, nor when a companion says it', async () => {
    const { page, id, family } = await afterGoodbye(20, 4);
    expect((await page.read()).landingToSay).toBeNull();
    await page.land().expect(200);
    expect(await steps(family, id)).not.toContain('landed 2');
    const relay = await makeRelay(app);
    await departRelayIn(app, relay, -40);
    const shared = await pageOf(relay.family, relay.toChicago);
    expect((await shared.read()).landingToSay).toBeNull();
    expect(await shared.html()).not.toContain('id="landed"');
  });

  it('is said after a stop of many days, and taken back by the family', async () => {
    const { page, id, family } = await afterGoodbye(24 * 8, 7);
    expect((await page.read()).landingToSay).toBe(2);
    await page.land().expect(200);
    await family.client.delete(`/api/matches/${id}/steps`, { step: 'landed', leg: 2 }).expect(200);
    expect((await page.read()).landingToSay).toBe(2);
  });

  it('is a step of the last companion’s part, and needs no script', async () => {
    const relay = await makeRelayAlong(app, viaSingapore(), 2);
    await departRelayIn(app, relay, -50);
    const page = await pageOf(relay.family, relay.toFrankfurt);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const reply = await app.asVisitor().send('POST', `${page.path}/landed`, '', headers).expect(303);
    expect(reply.headers['location']).toBe(page.path);
    expect(await steps(relay.meera, relay.toChicago)).toContain('landed 3');
    expect(await page.html()).toContain('You have arrived');
    for (const helper of [relay.anand, relay.meera])
      expect((await siteMessages(app, helper, relay.family)).at(-1)).toBe(
        'Kamala has landed in Los Angeles.',
      );
  });

  it('needs a page that lives', async () => {
    const { family, id, page } = await afterGoodbye(50);
    await family.client.delete(`/api/matches/${id}/traveler-link`).expect(200);
    await page.land().expect(404);
    expect(await steps(family, id)).not.toContain('landed 2');
  });

  it.each(['es', 'fa', 'fr', 'hi', 'te', 'zh'])('speaks %s', async (language) => {
    const { family, id } = await afterGoodbye(50);
    const text = await (await pageOf(family, id, language)).html();
    expect(text).toMatch(/<h1 id="landed-title"[^>]*>[^<]*\S[^<]*<\/h1>/);
    expect(text).not.toMatch(/landed in|I have landed|undefined/);
  });
});
