import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../testing/news.js';
import { details } from '../testing/pairs.js';
import { departRelayIn, makeRelayAlong, overTheDateLine } from '../testing/relay-days.js';
import { kamalasWay, makeRelay, type Relay } from '../testing/relays.js';
import { rateBy } from '../testing/reviews.js';
import { TripJobs } from './trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget', 'delete from match');
});
afterAll(() => app.close());

const run = () => app.get(TripJobs).run({ atAnyHour: true });

/** So many days are left, and the two were agreed on long ago. */
async function daysLeft(relay: Relay, days: number): Promise<void> {
  await app.database.query(
    'test-days-left',
    `update match x set date = x.date + by.days, early_reminder_for = x.early_reminder_for + by.days,
       late_reminder_for = x.late_reminder_for + by.days, status_changed_at = now() - interval '2 days'
     from match m join airport d on d.code = m.departure_airport,
       lateral (select (now() at time zone d.timezone)::date + $2::int - m.date as days) by
     where m.id = $1 and (x.id = m.id or x.relay_id = m.id)`,
    [relay.toFrankfurt, days],
  );
}
const gate = { airport: 'FRA', place: 'Gate B22', date: inDays(21), time: '08:10' };
const meetAtGate = ({ anand, toFrankfurt }: Relay) =>
  anand.client.patch(`/api/matches/${toFrankfurt}`, { meetings: [gate] }).expect(200);

describe('the mails of a relay', () => {
  it('bring the family one reminder with both companions, and each helper the hand-over', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    await meetAtGate(relay);
    await family.client.post(`/api/matches/${toFrankfurt}/confirm`).expect(200);
    await anand.client.post(`/api/matches/${toFrankfurt}/confirm`).expect(200);
    await meera.client.post(`/api/matches/${toChicago}/confirm`).expect(200);
    for (const days of [1, 0, -1]) {
      await daysLeft(relay, days);
      await run();
      await run();
    }
    const [toFamily, ...more] = await mailsTo(app, family, /^Tomorrow: /);
    expect(more).toEqual([]);
    expect(toFamily?.subject).toMatch(/^Tomorrow: Hyderabad \(HYD\) to Chicago \(ORD\), /);
    expect(toFamily?.text).toContain('Kamala flies together with Anand and Meera.');
    expect(toFamily?.text).toMatch(/flight LH753: .+\. With Anand/);
    expect(toFamily?.text).toMatch(/flight LH430: .+\. With Meera/);
    expect(toFamily?.text).toMatch(
      /In Frankfurt Anand gives Kamala to Meera: Gate B22, \w+day, .+, at 08:10\./,
    );
    for (const { user } of [anand, meera])
      expect(toFamily?.text).toContain(`${user.username.split(' ')[0]}: ${user.phoneNumber}`);
    const [toAnand, ...moreToAnand] = await mailsTo(app, anand, /^Tomorrow: /);
    expect(toAnand?.text).toMatch(/In Frankfurt you give Kamala to Meera: Gate B22, \w+day, .+, at 08:10\./);
    const [toMeera, ...moreToMeera] = await mailsTo(app, meera, /^Tomorrow: /);
    expect(toMeera?.text).toMatch(/In Frankfurt you take over Kamala from Anand: Gate B22, .+, at 08:10\./);
    expect(toMeera?.text).not.toContain('No meeting place');
    expect([...moreToAnand, ...moreToMeera]).toEqual([]);
  });

  it('ask the family once whether they fly, and one answer is for both companions', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    for (const days of [3, 2, 1]) {
      await daysLeft(relay, days);
      await run();
    }
    const asked = await mailsTo(app, family, /^Still flying\? Hyderabad \(HYD\) to Chicago/);
    // Three days before, and again on the day before.
    expect(asked).toHaveLength(2);
    expect(asked[0]?.text).toContain('One tap tells Anand and Meera that Kamala will be there.');
    expect(await mailsTo(app, meera, /^Still flying/)).toHaveLength(1);
    const token = /\/still-flying#token=([\w-]+)/.exec(asked[0]?.text ?? '')?.[1];
    await app.asVisitor().post('/api/matches/by-mail', { token }).expect(200);
    expect(await details(anand.client, toFrankfurt)).toMatchObject({ confirmedByOther: true });
    expect(await details(meera.client, toChicago)).toMatchObject({ confirmedByOther: true });
    expect(await details(family.client, toChicago)).toMatchObject({ confirmedByOther: false });
  });

  describe('about who has not confirmed', () => {
    const { legs } = kamalasWay();
    const [first, last] = [legs.at(0)!, legs.at(-1)!];
    const onOneDay = [first, { ...last, date: first.date }];
    async function onItsDay(): Promise<Relay> {
      const relay = await makeRelayAlong(app, onOneDay);
      await app.database.query(
        'test-asked-yesterday',
        `update match set date = today.day, late_reminder_for = today.day
         from (select (now() at time zone 'Asia/Kolkata')::date as day) today where id in ($1, $2)`,
        [relay.toFrankfurt, relay.toChicago],
      );
      return relay;
    }
    const toldTo = (who: Relay['family']) => mailsTo(app, who, /not confirmed: /);

    it('bring the family one with all names', async () => {
      const relay = await onItsDay();
      await run();
      await run();
      const [mail, ...more] = await toldTo(relay.family);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Your companions have not confirmed: Hyderabad \(HYD\) to Chicago/);
      expect(mail?.text).toContain('Anand and Meera have not confirmed yet that your trip takes place.');
      for (const helper of [relay.anand, relay.meera]) expect(await toldTo(helper)).toHaveLength(1);
    });

    it('leave out who has', async () => {
      const relay = await onItsDay();
      await relay.anand.client.post(`/api/matches/${relay.toFrankfurt}/confirm`).expect(200);
      await run();
      const [mail, ...more] = await toldTo(relay.family);
      expect(more).toEqual([]);
      expect(mail?.text).toMatch(/^Meera has not confirmed yet that your trip with Anand and Meera/m);
    });
  });

  it.each([
    ['on two days', () => makeRelay(app)],
    ['over the date line', () => makeRelayAlong(app, overTheDateLine())],
  ])('ask how it was: each helper after their flight, the family once, %s', async (_when, make) => {
    const relay = await make();
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    await departRelayIn(app, relay, -24 * 4);
    await app.database.query('test-not-over', `update match set date = current_date where id = $1`, [
      toChicago,
    ]);
    await run();
    expect(await mailsTo(app, anand, /^How was/)).toHaveLength(1);
    expect(await mailsTo(app, family, /^How was/)).toEqual([]);
    await app.database.query('test-over', `update match set date = current_date - 4 where id = $1`, [
      toChicago,
    ]);
    await Promise.all([run(), run(), run()]);
    await run();
    const [mail, ...more] = await mailsTo(app, family, /^How was/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Kamala flew together with Anand and Meera');
    for (const id of [toFrankfurt, toChicago]) expect(mail?.text).toContain(`/trips/${id}`);
    expect(await mailsTo(app, meera, /^How was/)).toHaveLength(1);
  });

  it('ask only about those who have not been reviewed, and still when the last companion cancels', async () => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt, toChicago } = relay;
    await departRelayIn(app, relay, -24 * 4);
    await app.database.query('test-not-over', `update match set date = current_date where id = $1`, [
      toChicago,
    ]);
    await run();
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
    await run();
    const [mail] = await mailsTo(app, family, /^How was/);
    expect(mail?.text).toContain('Kamala flew together with Anand:');
    expect(mail?.text).not.toContain(`/trips/${toChicago}`);
    expect((await details(anand.client, toFrankfurt)).status).toBe('done');

    const other = await makeRelay(app);
    await departRelayIn(app, other, -24 * 4);
    await rateBy(other.family.client, other.anand.user).expect(200);
    await run();
    const [about] = await mailsTo(app, other.family, /^How was/);
    expect(about?.text).toContain('Kamala flew together with Meera:');
  });
});
