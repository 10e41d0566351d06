import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { siteMessage } from '../../account/index.js';
import { conversations } from '../../messaging/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo, siteMessages } from '../testing/news.js';
import { departRelayIn, makeRelayAlong, overTheDateLine, viaSingapore } from '../testing/relay-days.js';
import { makeRelay, type Relay } from '../testing/relays.js';
import { met } from '../testing/reviews.js';
import { ago, tapLeg } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function onItsDay(): Promise<Relay> {
  const relay = await makeRelay(app);
  await departRelayIn(app, relay, -20);
  return relay;
}
const lastOf = async ({ family, anand, meera }: Relay) => ({
  anand: (await siteMessages(app, anand, family)).at(-1),
  meera: (await siteMessages(app, meera, family)).at(-1),
});

describe('the hand-over of one companion to the next', () => {
  it('is told to the family and to the next one, and is a fact when both have tapped it', async () => {
    const relay = await onItsDay();
    const { anand, meera, toFrankfurt, toChicago } = relay;
    await tapLeg(anand.client, toFrankfurt, 'met', 1, ago(60)).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1, ago(50)).expect(200);
    expect(await lastOf(relay)).toEqual({
      anand: 'Anand and Kamala have landed in Frankfurt.',
      meera: 'Anand and Kamala have landed in Frankfurt.',
    });
    await tapLeg(anand.client, toFrankfurt, 'handed_over', 1, ago(40)).expect(200);
    const said = 'Anand says: “Kamala is with Meera in Frankfurt now.”';
    expect(await lastOf(relay)).toEqual({ anand: said, meera: said });
    await tapLeg(meera.client, toChicago, 'met', 2, ago(39)).expect(200);
    const fact = 'Kamala is with Meera in Frankfurt now.';
    expect(await lastOf(relay)).toEqual({ anand: fact, meera: fact });
  });

  it('is read in the language of each reader', async () => {
    const relay = await onItsDay();
    const { family, anand, meera, toFrankfurt } = relay;
    await tapLeg(anand.client, toFrankfurt, 'met', 1, ago(60)).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'handed_over', 1, ago(40)).expect(200);
    await settled(app.database, siteMessage.name);
    const lastIn = async (language: string) => {
      const list = await family.client.get('/api/messages', { 'x-language': language }).expect(200);
      const lines = conversations.parse(list.json());
      return lines.find(({ otherUser }) => otherUser.id === meera.user.id)?.lastMessage;
    };
    expect(await lastIn('es')).toBe('Anand dice: «Kamala ya está con Meera en Fráncfort.»');
    expect(await lastIn('te')).toBe('Anand చెప్తున్నారు: “Kamala ఇప్పుడు ఫ్రాంక్‌ఫర్ట్\u200cలో Meera\u200cతో ఉన్నారు.”');
  });

  it('may be tapped by the next one first, and by the family', async () => {
    const relay = await onItsDay();
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    await tapLeg(meera.client, toChicago, 'met', 2, ago(40)).expect(200);
    const said = 'Meera says: “Kamala is with me in Frankfurt now.”';
    expect(await lastOf(relay)).toEqual({ anand: said, meera: said });
    await tapLeg(anand.client, toFrankfurt, 'met', 1, ago(60)).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'handed_over', 1, ago(39)).expect(200);
    expect((await lastOf(relay)).anand).toBe('Kamala is with Meera in Frankfurt now.');
    expect((await lastOf(relay)).meera).toBe('Kamala is with you in Frankfurt now.');
    await tapLeg(family.client, toFrankfurt, 'handed_over', 1).expect(200);
    const all = [...(await siteMessages(app, anand, family)), ...(await siteMessages(app, meera, family))];
    expect(all.filter((text) => text.includes('Priya says'))).toEqual([]);
  });

  it('names nobody whom one has blocked', async () => {
    const relay = await onItsDay();
    const { anand, meera, toFrankfurt } = relay;
    await met(app, anand.user, meera.user);
    await meera.client.post('/api/blocks', { userId: anand.user.id }).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1).expect(200);
    expect((await lastOf(relay)).meera).toBe('Another companion and Kamala have landed in Frankfurt.');
  });

  it('is not told to those who have left', async () => {
    const relay = await onItsDay();
    const { anand, meera, family, toFrankfurt, toChicago } = relay;
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'met', 1, ago(60)).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'landed', 1).expect(200);
    await tapLeg(anand.client, toFrankfurt, 'handed_over', 1).expect(200);
    expect((await lastOf(relay)).anand).toBe('Anand and Kamala have said goodbye in Frankfurt.');
    const toMeera = await siteMessages(app, meera, family);
    expect(toMeera.filter((text) => /landed|is with/.test(text))).toEqual([]);
  });
});

describe('a goodbye where she flies on alone', () => {
  it('is told once, also when it is taken back and tapped again', async () => {
    const relay = await makeRelayAlong(app, viaSingapore());
    await departRelayIn(app, relay, -20);
    const { family, anand, meera, toFrankfurt } = relay;
    await tapLeg(anand.client, toFrankfurt, 'met', 1, ago(60)).expect(200);
    const sayGoodbye = (by: Client) => tapLeg(by, toFrankfurt, 'handed_over', 1, ago(30)).expect(200);
    await sayGoodbye(anand.client);
    const tap = { step: 'handed_over', leg: 1 };
    await anand.client.delete(`/api/matches/${toFrankfurt}/steps`, tap).expect(200);
    await sayGoodbye(family.client);
    await sayGoodbye(anand.client);
    const goodbyes = async (helper: Relay['anand']) =>
      (await siteMessages(app, helper, family)).filter((text) => text.includes('goodbye'));
    expect(await goodbyes(anand)).toEqual(['Anand and Kamala have said goodbye in Singapore.']);
    expect(await goodbyes(meera)).toEqual([]);
  });
});

describe('a missed connection of a relay', () => {
  it('is told to the other companion, too', async () => {
    const relay = await onItsDay();
    const { anand, meera, toFrankfurt } = relay;
    await anand.client.post(`/api/matches/${toFrankfurt}/missed`, { leg: 2 }).expect(200);
    const [mail, ...more] = await mailsTo(app, meera, /^Connection missed in Frankfurt/);
    expect(mail?.text).toContain('says that Kamala missed the connection in Frankfurt, flight LH430.');
    expect(more).toEqual([]);
    expect((await lastOf(relay)).meera).toContain('missed the connection in Frankfurt');
    await anand.client.delete(`/api/matches/${toFrankfurt}/missed`, { leg: 2 }).expect(200);
    expect((await lastOf(relay)).meera).toContain('was not missed');
  });
});

describe.each([
  ['on two days', () => makeRelay(app)],
  ['over the date line', () => makeRelayAlong(app, overTheDateLine())],
])('the arrival of a traveler with two companions, %s', (_when, make) => {
  const email = 'uncle@example.com';
  const contacts = [email];
  async function told() {
    await app.database.query(
      'test-due',
      `update pgboss.job set start_after = now() where name = 'trips.tell-arrival' and state = 'created'`,
    );
    await settled(app.database, 'trips.tell-arrival');
    const uncle = { user: { email } } as Relay['family'];
    return (await mailsTo(app, uncle, /^Arrived in/)).length;
  }

  it.each([
    ['in their order', ['first', 'last']],
    ['in any order', ['last', 'first']],
  ])('is told to the family’s numbers for the last hand-over only, tapped %s', async (_order, order) => {
    const relay = await make();
    await departRelayIn(app, relay, -20);
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    await family.client.send('PUT', `/api/matches/${toChicago}/arrival-contacts`, { contacts }).expect(200);
    const before = await told();
    for (const which of order) {
      const [by, id, leg] = which === 'first' ? [anand, toFrankfurt, 1] : [meera, toChicago, 2];
      await tapLeg(by.client, id, 'met', leg, ago(30)).expect(200);
      await tapLeg(by.client, id, 'handed_over', leg, ago(20)).expect(200);
      const isTold = order[0] === 'last' || which === 'last';
      expect([which, (await told()) - before]).toEqual([which, isTold ? 1 : 0]);
    }
  });
});
