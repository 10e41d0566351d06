import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details } from '../testing/pairs.js';
import { makeRelay, type Relay } from '../testing/relays.js';
import { ago, departIn, tapLeg } from '../testing/trips.js';
import { herPage } from './contract.js';
import { travelerLink } from '../traveler-link/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function pageOf({ family, toFrankfurt, toChicago }: Relay) {
  const make = async (id: number) =>
    travelerLink.parse((await family.client.post(`/api/matches/${id}/traveler-link`, {}).expect(200)).json());
  const { url } = await make(toChicago);
  expect((await make(toFrankfurt)).url).toBe(url);
  const path = `/api/with/${url.split('/with/')[1]}`;
  const read = async () => herPage.parse((await app.asVisitor().get(path).expect(200)).json());
  return { path, read };
}
const sent = async (to: string) => {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to })}`);
  return reply.json() as { subject: string | null; text: string }[];
};
const subjects = async (to: string) => (await sent(to)).map(({ subject }) => subject);
const tapAll = async (relay: Relay, steps: readonly (readonly ['anand' | 'meera', string, number])[]) => {
  for (const [who, step, leg] of steps) {
    const id = who === 'anand' ? relay.toFrankfurt : relay.toChicago;
    await tapLeg(relay[who].client, id, step as 'met', leg, ago(10)).expect(200);
  }
};
/** Anand's flight left twelve hours ago, and lands on the next evening, before Meera's leaves. */
async function onTheWay(relay: Relay) {
  await departIn(app, { id: relay.toFrankfurt }, -12);
  await app.database.query(
    'test-next-part',
    `update match m set time = '23:59', date = (select date + 1 from match where id = $2) where m.id = $1`,
    [relay.toChicago, relay.toFrankfurt],
  );
  await app.database.query(
    'test-evening',
    `update trip_leg g set time = case g.leg when 2 then '23:59' else g.time end,
       arrival_days_later = case g.leg when 1 then g.days_later + 1 else g.arrival_days_later end,
       arrival_time = case g.leg when 1 then '22:30' else g.arrival_time end
     where g.match_id in ($1, $2)`,
    [relay.toChicago, relay.toFrankfurt],
  );
}

describe('her page on a relay', () => {
  it('is one page for all companions, until the last of them has gone', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    const page = await pageOf(relay);
    for (const id of [toFrankfurt, toChicago])
      expect((await details(family.client, id)).travelerLink?.language).toBe('te');
    const helpers = async () => (await page.read()).legs.map(({ helper }) => helper);
    expect(await helpers()).toEqual(['Anand', 'Meera']);
    expect((await page.read()).helper?.name).toBe('Anand');
    await anand.client.post(`/api/matches/${toFrankfurt}/cancel`, { reason: 'Ill' }).expect(200);
    expect(await helpers()).toEqual([undefined, 'Meera']);
    expect((await page.read()).helper?.name).toBe('Meera');
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'Ill' }).expect(200);
    await app.asVisitor().get(page.path).expect(404);
  });

  it('names who takes over, then who is with her', async () => {
    const relay = await makeRelay(app);
    const page = await pageOf(relay);
    await onTheWay(relay);
    await tapAll(relay, [
      ['anand', 'met', 1],
      ['anand', 'boarded', 1],
      ['anand', 'landed', 1],
    ]);
    expect(await page.read()).toMatchObject({
      helper: { name: 'Anand' },
      nextHelper: 'Meera',
      now: { moment: 'handOver', leg: 1, airport: { code: 'FRA' } },
      sign: { digits: expect.stringMatching(/^\d{4}$/) },
    });
    await tapAll(relay, [['anand', 'handed_over', 1]]);
    expect(await page.read()).toMatchObject({
      helper: { name: 'Meera' },
      nextHelper: null,
      now: { moment: 'board', leg: 2, hasMet: true },
      sign: null,
    });
  });

  it('asks the companion who flies with her now for help', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    const page = await pageOf(relay);
    await onTheWay(relay);
    await tapAll(relay, [
      ['anand', 'met', 1],
      ['anand', 'boarded', 1],
      ['anand', 'landed', 1],
    ]);
    const call = async () => {
      await app.database.query(
        'test-earlier',
        `update help_call set called_at = called_at - interval '1 hour'`,
      );
      await app.asVisitor().post(`${page.path}/help`).expect(200);
    };
    await call();
    const subject = 'Kamala needs help in Frankfurt';
    expect(await subjects(anand.user.email)).toContain(subject);
    expect(await subjects(meera.user.email)).not.toContain(subject);
    await tapAll(relay, [['anand', 'handed_over', 1]]);
    await call();
    expect(await subjects(meera.user.email)).toContain(subject);
    await meera.client.post(`/api/matches/${toChicago}/help/seen`).expect(200);
    expect((await page.read()).help?.seenBy).toEqual(['Meera']);
    const mails = (await sent(family.user.email)).filter((mail) => mail.subject === subject);
    const opened = mails.flatMap(({ text }) => [...new Set(text.match(/\/trips\/\d+/g))]);
    expect(opened.toSorted()).toEqual([`/trips/${toFrankfurt}`, `/trips/${toChicago}`].toSorted());
  });
});
