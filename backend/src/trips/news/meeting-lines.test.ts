import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../testing/news.js';
import { makeRelayAlong, viaSingapore } from '../testing/relay-days.js';
import { kamalasWay, makeFirstPart, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [dayBefore, nextDay] = [inDays(19), inDays(21)];
const checkIn = { airport: 'HYD', place: 'Check-in', date: dayBefore, time: '22:30' };
const gate = { airport: 'FRA', place: 'Gate B22', date: nextDay, time: '08:10' };
const arrivals = { airport: 'ORD', place: 'Arrivals', date: nextDay, time: '13:30' };

const change = ({ client }: Member, id: number, meetings: unknown) =>
  client.patch(`/api/matches/${id}`, { meetings }).expect(200);
async function lastMailTo(family: Member): Promise<string> {
  const [mail] = await mailsTo(app, family, /^Where you meet/);
  return mail?.text ?? '';
}

describe('the mail about a meeting of a relay', () => {
  it('names only the companion who flies from there', async () => {
    const { family, meera, toChicago } = await makeRelayAlong(app, viaSingapore());
    await change(meera, toChicago, [{ airport: 'NRT', place: 'Gate 32', date: nextDay, time: '15:00' }]);
    const text = await lastMailTo(family);
    expect(text).toContain('Kamala meets Meera here: NRT, Gate 32');
    expect(text).not.toContain('meets Anand');
  });

  it('says of each companion where they are met', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await change(anand, toFrankfurt, [checkIn]);
    await change(meera, toChicago, [gate, arrivals]);
    const text = await lastMailTo(family);
    expect(text).toMatch(/Kamala meets Anand here: HYD, Check-in, [^;]+$/m);
    expect(text).toMatch(/In Frankfurt Anand gives Kamala to Meera: Gate B22, /);
    expect(text).toMatch(/Meera brings Kamala here: ORD, Arrivals, [^;]+$/m);
    expect(text).not.toContain('meets Meera');
  });

  it('says it in the order flown, to the family and to each helper', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelay(app);
    await change(family, toFrankfurt, [gate, checkIn]);
    await change(family, toChicago, [arrivals, gate]);
    await app.database.query(
      'test-told-long-ago',
      'update match set helper_told_meeting_at = null, seeker_told_meeting_at = null',
    );
    await change(anand, toFrankfurt, [{ ...gate, place: 'Gate A8' }, checkIn]);
    expect(await lastMailTo(family)).toMatch(
      /: HYD, Check-in[^;]+; FRA, Gate A8[^]+meets Anand here: HYD[^]+In Frankfurt Anand gives[^]+Meera brings Kamala here: ORD/,
    );
    expect(await lastMailTo(meera)).toMatch(
      /: FRA, Gate A8[^;]+; ORD, Arrivals[^]+you take over Kamala[^]+You bring Kamala here: ORD, Arrivals/,
    );
    await change(family, toFrankfurt, [gate, checkIn]);
    expect(await lastMailTo(anand)).toMatch(/You meet here: HYD, Check-in[^]+you give Kamala to Meera/);
  });

  it('names the companion to those who fly themselves', async () => {
    const { family, meera, request, toChicago } = await makeRelayAlong(app, kamalasWay().legs);
    await app.database.query('test-for-self', 'update listing set flyer = null where id = $1', [request]);
    await change(meera, toChicago, [gate, arrivals]);
    expect(await lastMailTo(family)).toContain('Meera brings you here: ORD, Arrivals');
  });
});

describe('the mail about a meeting of two', () => {
  it('says where they meet, and where the helper brings the traveler', async () => {
    const { family, anand, toFrankfurt } = await makeFirstPart(app);
    await change(anand, toFrankfurt, [checkIn, { ...gate, time: '07:30' }]);
    const text = await lastMailTo(family);
    expect(text).toMatch(/Kamala meets Anand here: HYD, Check-in, [^;]+$/m);
    expect(text).toMatch(/Anand brings Kamala here: FRA, Gate B22, [^;]+$/m);
    await app.database.query(
      'test-told-before',
      'update match set helper_told_meeting_at = null, seeker_told_meeting_at = null',
    );
    await change(family, toFrankfurt, [checkIn, { ...gate, time: '07:40' }]);
    expect(await lastMailTo(anand)).toMatch(/You meet here: HYD, [^]+You bring Kamala here: FRA, /);
  });
});
