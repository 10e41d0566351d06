import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { MatchDetails } from '../contract.js';
import { mailsTo, siteMessages } from '../testing/news.js';
import { details } from '../testing/pairs.js';
import { makeMember, makeRelay, type Member, type Relay } from '../testing/relays.js';
import { met } from '../testing/reviews.js';
import { isAskedFor, makeThreeLegs } from '../testing/three-legs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [dayBefore, day, nextDay] = [inDays(19), inDays(20), inDays(21)];
const checkIn = { airport: 'HYD', place: 'Check-in', date: dayBefore, time: '22:30' };
const gate = { airport: 'FRA', place: 'Gate B22', date: nextDay, time: '08:10' };
const arrivals = { airport: 'ORD', place: 'Arrivals', date: nextDay, time: '13:30', to: 'Priya, daughter' };

const change = ({ client }: Member, id: number, meetings: unknown, status = 200) =>
  client.patch(`/api/matches/${id}`, { meetings }).expect(status);
const at = ({ meetings = [] }: MatchDetails, airport: string) =>
  meetings.filter((meeting) => meeting.airport === airport);
const inFrankfurt = async (relay: Relay) => [
  at(await details(relay.family.client, relay.toFrankfurt), 'FRA'),
  at(await details(relay.family.client, relay.toChicago), 'FRA'),
  at(await details(relay.anand.client, relay.toFrankfurt), 'FRA'),
  at(await details(relay.meera.client, relay.toChicago), 'FRA'),
];

const isAboutMeeting = (text: string) => text.includes('changed where you meet');
async function newsTo({ family, anand, meera }: Relay, who: 'family' | 'anand' | 'meera') {
  const mails = await mailsTo(app, { family, anand, meera }[who], /^Where you meet/);
  const withAnand = await siteMessages(app, family, anand);
  const withMeera = await siteMessages(app, family, meera);
  const messages = who === 'anand' ? withAnand : who === 'meera' ? withMeera : [...withAnand, ...withMeera];
  return { mails: mails.map(({ text }) => text), messages: messages.filter(isAboutMeeting) };
}

describe('where one companion hands over to the next', () => {
  it('is one meeting, which is offered to all three with the names of both', async () => {
    const relay = await makeRelay(app);
    const offered = { airport: 'FRA', place: null, date: day, time: null, from: 'Anand', to: 'Meera' };
    expect(await inFrankfurt(relay)).toEqual([[offered], [offered], [offered], [offered]]);
  });

  it.each(['family', 'anand', 'meera'] as const)('may be changed by %s, for both matches', async (who) => {
    const relay = await makeRelay(app);
    const id = who === 'meera' ? relay.toChicago : relay.toFrankfurt;
    await change(relay[who], id, [gate]);
    const agreed = { ...gate, from: 'Anand', to: 'Meera' };
    expect(await inFrankfurt(relay)).toEqual([[agreed], [agreed], [agreed], [agreed]]);
    for (const person of ['family', 'anand', 'meera'] as const) {
      const { mails } = await newsTo(relay, person);
      expect([person, mails.length]).toEqual([person, who === person ? 0 : 1]);
      if (who !== person) expect(mails[0]).toContain('FRA, Gate B22');
    }
    const { messages } = await newsTo(relay, 'family');
    expect(messages).toHaveLength(2);
    for (const message of messages)
      expect(message).toMatch(
        new RegExp(`^${relay[who].user.username} changed where you meet: FRA, Gate B22`),
      );
    await change(relay[who], id, []);
    expect((await inFrankfurt(relay))[0]).toMatchObject([{ place: null, time: null }]);
  });

  it('has one place in a mail about its change, also when the one who takes over has changed it', async () => {
    const relay = await makeRelay(app);
    await change(relay.anand, relay.toFrankfurt, [gate]);
    await change(relay.meera, relay.toChicago, [{ ...gate, place: 'Gate A8' }]);
    const { mails } = await newsTo(relay, 'family');
    expect(mails).toHaveLength(2);
    const [, last] = mails.sort((one) => (one.includes('FRA, Gate A8') ? 1 : -1));
    expect(last).toMatch(/In Frankfurt Anand gives .* to Meera: Gate A8/);
    expect(last).not.toContain('B22');
  });

  it('keeps the other meetings of each, in the order of the way', async () => {
    const relay = await makeRelay(app);
    await change(relay.family, relay.toFrankfurt, [checkIn]);
    await change(relay.meera, relay.toChicago, [arrivals, gate]);
    const airportsOf = ({ meetings = [] }: MatchDetails) => meetings.map(({ airport }) => airport);
    expect(airportsOf(await details(relay.anand.client, relay.toFrankfurt))).toEqual(['HYD', 'FRA']);
    const ofMeera = await details(relay.meera.client, relay.toChicago);
    expect(ofMeera.meetings).toMatchObject([gate, arrivals]);
    expect(ofMeera).toMatchObject({ meetingPoint: 'Gate B22', meetingTime: '08:10' });
  });

  it('tells the other companion only of their own meeting', async () => {
    const relay = await makeRelay(app);
    await change(relay.family, relay.toFrankfurt, [checkIn]);
    expect((await newsTo(relay, 'anand')).mails).toHaveLength(1);
    expect((await newsTo(relay, 'meera')).mails).toEqual([]);
    // What a page has read comes back as it is.
    const { meetings } = await details(relay.family.client, relay.toFrankfurt);
    await change(relay.family, relay.toFrankfurt, meetings);
    expect((await newsTo(relay, 'meera')).mails).toEqual([]);
  });

  it('is after the landing, and before the next flight leaves', async () => {
    const relay = await makeRelay(app);
    const late = await change(relay.anand, relay.toFrankfurt, [{ ...gate, time: '10:30' }], 400);
    expect(late.json()).toMatchObject({ issues: [{ path: 'meetings.0.time' }] });
    const early = await change(relay.meera, relay.toChicago, [{ ...gate, date: dayBefore }], 400);
    expect(early.json()).toMatchObject({ issues: [{ path: 'meetings.0.time' }] });
  });

  it('is refused where one of the two does not fly, and told to nobody', async () => {
    const relay = await makeRelay(app);
    for (const [who, id, meeting] of [
      [relay.family, relay.toFrankfurt, arrivals],
      [relay.meera, relay.toChicago, checkIn],
    ] as const) {
      const refused = await change(who, id, [gate, meeting], 400);
      expect(refused.json()).toMatchObject({ issues: [{ path: 'meetings.1.airport' }] });
    }
    for (const who of ['family', 'anand', 'meera'] as const)
      expect(await newsTo(relay, who)).toEqual({ mails: [], messages: [] });
  });

  it('stays as it is agreed when one of the two leaves, without their name', async () => {
    const relay = await makeRelay(app);
    await change(relay.anand, relay.toFrankfurt, [gate]);
    await relay.anand.client
      .post(`/api/matches/${relay.toFrankfurt}/cancel`, { reason: 'I am ill' })
      .expect(200);
    const left = await details(relay.meera.client, relay.toChicago);
    expect(at(left, 'FRA')).toEqual([{ ...gate, from: null, to: null }]);
    await change(relay.meera, relay.toChicago, [{ ...gate, place: 'Gate A8' }]);
    expect((await newsTo(relay, 'anand')).mails).toEqual([]);
  });

  it.each([
    [
      'cancels',
      ({ meera, toChicago }: Relay) =>
        meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }),
    ],
    [
      'deletes the account',
      ({ meera }: Relay) => meera.client.delete('/api/profile', { email: meera.user.email }),
    ],
  ])('ends when the one who takes over %s', async (_, leave) => {
    const relay = await makeRelay(app);
    await change(relay.anand, relay.toFrankfurt, [checkIn, gate]);
    await leave(relay).expect(200);
    for (const { client } of [relay.anand, relay.family])
      expect((await details(client, relay.toFrankfurt)).meetings).toMatchObject([checkIn]);
    const [left] = await mailsTo(app, relay.anand, /^Meera no longer flies/);
    expect(left?.text).toContain('In Frankfurt you no longer give Kamala to Meera.');
    expect(left?.text).toContain('Check-in');
    expect(left?.text).not.toContain('Gate B22');
  });

  it('is told without the name of a companion whom one has blocked', async () => {
    const relay = await makeRelay(app);
    await met(app, relay.meera.user, relay.anand.user);
    await relay.meera.client.post('/api/blocks', { userId: relay.anand.user.id }).expect(200);
    await change(relay.anand, relay.toFrankfurt, [gate]);
    expect((await newsTo(relay, 'meera')).messages).toEqual([
      expect.stringMatching(/^Another companion changed where you meet: FRA, Gate B22/),
    ]);
    expect(at(await details(relay.meera.client, relay.toChicago), 'FRA')).toEqual([
      { ...gate, from: null, to: 'Meera' },
    ]);
  });

  it('is changed by all three at once without a deadlock, and is the same for all', async () => {
    const relay = await makeRelay(app);
    const doors = ['A1', 'A2'].map((door) => [{ ...gate, place: `Gate ${door}` }]);
    await Promise.all(
      doors.flatMap((meetings) => [
        change(relay.anand, relay.toFrankfurt, meetings),
        change(relay.meera, relay.toChicago, meetings),
        change(relay.family, relay.toFrankfurt, meetings),
      ]),
    );
    const [first, ...others] = await inFrankfurt(relay);
    for (const other of others) expect(other).toEqual(first);
  });

  it('is not for strangers', async () => {
    const relay = await makeRelay(app);
    const stranger = await makeMember(app, 'Somebody Else');
    await change(stranger, relay.toFrankfurt, [gate], 404);
    await change(relay.meera, relay.toFrankfurt, [gate], 404);
  });
});

describe('where two others of three companions hand over', () => {
  it('is read by the family on every part, and by no other helper', async () => {
    const trip = await makeThreeLegs(app);
    const { family, first } = trip;
    const second = await isAskedFor(app, trip, 'Elif Kaya', 2);
    const third = await isAskedFor(app, trip, 'Paul Roux', 3);
    for (const { client, id } of [second, third]) await client.post(`/api/matches/${id}/agree`).expect(200);
    const inIstanbul = { airport: 'IST', place: 'Gate B7', date: day, time: '13:00' };
    await change(second, second.id, [inIstanbul]);
    const othersOf = async ({ client }: Pick<Member, 'client'>, id: number) =>
      (await details(client, id)).otherMeetings;
    const offered = { airport: 'CDG', place: null, date: day, time: null, from: 'Elif', to: 'Paul' };
    expect(await othersOf(family, first)).toEqual([offered]);
    expect(await othersOf(family, second.id)).toEqual([]);
    expect(await othersOf(family, third.id)).toEqual([{ ...inIstanbul, from: 'Olaf', to: 'Elif' }]);
    expect(await othersOf(third, third.id)).toBeUndefined();
  });
});
