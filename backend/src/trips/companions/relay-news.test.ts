import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { siteMessages, mailsTo } from '../testing/news.js';
import { departRelayIn } from '../testing/relay-days.js';
import { makeRelay, type Member } from '../testing/relays.js';
import { isAskedFor, makeThreeLegs } from '../testing/three-legs.js';
import { ago, tapLeg } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const handOver = 'In Frankfurt you give Kamala to Meera';
async function mailTo({ user }: Member, about: RegExp) {
  await settled(app.database, 'mail.send');
  const visitor = app.asVisitor();
  const list = await visitor.get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`).expect(200);
  const mails = list.json() as { id: number; subject: string }[];
  const found = mails.filter(({ subject }) => about.test(subject));
  expect([mails.map(({ subject }) => subject), found.length]).toEqual([expect.anything(), 1]);
  const reply = await visitor.get(`/sandbox/outbox/${found.at(0)?.id}`).expect(200);
  const { text, attachments } = reply.json() as { text: string; attachments: { text: string }[] };
  return { text, calendar: attachments.at(0)?.text.replaceAll('\r\n ', '') };
}

describe('the mail about another companion of a relay has the reader’s own flights, also for the calendar', () => {
  it('when one joins, with the hand-over', async () => {
    const { anand, toFrankfurt } = await makeRelay(app);
    const mail = await mailTo(anand, /too: Frankfurt \(FRA\) to Chicago \(ORD\)$/);
    expect(mail.text).toContain('You fly your part as agreed.');
    expect(mail.text).toContain('at 01:30');
    expect(mail.text).toContain('Hyderabad (HYD) to Frankfurt (FRA), flight LH753');
    expect(mail.text).toContain(handOver);
    expect(mail.text).toContain(`/trips/${toFrankfurt}`);
    expect(mail.calendar).toContain('Flight LH753\\, HYD to FRA\\, with Kamala');
    expect(mail.calendar).toContain(handOver);
  });

  it('when one leaves, without the hand-over', async () => {
    const { anand, meera, toChicago } = await makeRelay(app);
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
    const mail = await mailTo(anand, /^Meera no longer flies to Chicago \(ORD\) with Kamala$/);
    expect(mail.text).toContain('flight LH753');
    expect(mail.text).not.toContain(handOver);
    expect(mail.calendar).toContain('STATUS:CONFIRMED');
  });

  it('when one moves', async () => {
    const { anand, meera, listingOfMeera } = await makeRelay(app);
    const another = { time: '17:00', arrivalTime: '18:25', flightNumber: 'UA907' };
    await meera.client.patch(`/api/listings/${listingOfMeera}`, another).expect(200);
    const mail = await mailTo(anand, /has changed: Frankfurt \(FRA\) to Chicago \(ORD\), /);
    expect(mail.text).toContain('flight LH753');
    expect(mail.text).toContain(handOver);
    expect(mail.calendar).toContain('STATUS:CONFIRMED');
  });
});

describe('on the day of travel, news of a companion who leaves', () => {
  const cancel = ({ client }: Member, id: number) =>
    client.post(`/api/matches/${id}/cancel`, { reason: 'My flight was cancelled' }).expect(200);
  const aboutLeaving = /no longer flies to/;
  const metAndLanded = async ({ client }: Member, id: number) => {
    await tapLeg(client, id, 'met', 1, ago(60)).expect(200);
    await tapLeg(client, id, 'landed', 1, ago(50)).expect(200);
  };
  async function onItsDay() {
    const relay = await makeRelay(app);
    await departRelayIn(app, relay, -20);
    await metAndLanded(relay.anand, relay.toFrankfurt);
    return relay;
  }

  it('say where to bring the traveler while they are together', async () => {
    const { family, anand, meera, toChicago } = await onItsDay();
    await cancel(meera, toChicago);
    const [mail, ...more] = await mailsTo(app, anand, aboutLeaving);
    expect(more).toEqual([]);
    const says = 'Kamala goes on from Frankfurt alone. Bring Kamala to the gate: LH430, ';
    expect(mail?.text).toContain(says);
    expect(mail?.text).not.toMatch(/fly your part|meeting place|no longer give/);
    expect((await siteMessages(app, anand, family)).at(-1)).toContain(says);
  });

  it('are not sent to a helper whose part is over', async () => {
    const { anand, meera, toFrankfurt, toChicago } = await onItsDay();
    await tapLeg(anand.client, toFrankfurt, 'handed_over', 1, ago(40)).expect(200);
    await cancel(meera, toChicago);
    expect(await mailsTo(app, anand, aboutLeaving)).toEqual([]);
  });

  it('are not sent when the one who leaves had taken over', async () => {
    const { anand, meera, toChicago } = await onItsDay();
    await tapLeg(meera.client, toChicago, 'met', 2, ago(40)).expect(200);
    await meera.client.delete('/api/profile', { email: meera.user.email }).expect(200);
    expect(await mailsTo(app, anand, aboutLeaving)).toEqual([]);
  });

  it('are not sent when the part of the one who leaves was over', async () => {
    const { anand, meera, toChicago } = await onItsDay();
    await tapLeg(meera.client, toChicago, 'met', 2, ago(40)).expect(200);
    await anand.client.delete('/api/profile', { email: anand.user.email }).expect(200);
    expect(await mailsTo(app, meera, aboutLeaving)).toEqual([]);
  });

  it.each([
    ['has landed in Frankfurt', ['boarded', 'landed'] as const],
    ['is on the way to Frankfurt', ['boarded'] as const],
  ])('say to the one who waits that the traveler %s', async (where, taps) => {
    const relay = await makeRelay(app);
    const { family, anand, meera, toFrankfurt } = relay;
    await departRelayIn(app, relay, -2);
    for (const [place, step] of taps.entries())
      await tapLeg(anand.client, toFrankfurt, step, 1, ago(50 - place)).expect(200);
    await anand.client.delete('/api/profile', { email: anand.user.email }).expect(200);
    const [mail, ...more] = await mailsTo(app, meera, /^Anand no longer brings Kamala to you in Frankfurt$/);
    expect(more).toEqual([]);
    const says = `Kamala ${where}. Anand no longer brings Kamala to you: look for Kamala there, and call Priya if`;
    expect(mail?.text).toContain(says);
    expect(await mailsTo(app, meera, aboutLeaving)).toEqual([]);
    expect((await siteMessages(app, meera, family)).at(-1)).toContain(says);
  });

  it('name no take-over that has happened', async () => {
    const trip = await makeThreeLegs(app);
    const second = await isAskedFor(app, trip, 'Elif Kaya', 2);
    const third = await isAskedFor(app, trip, 'Paul Roux', 3);
    for (const { client, id } of [second, third]) await client.post(`/api/matches/${id}/agree`).expect(200);
    const all = [trip.first, second.id, third.id];
    await app.database.query('test-days', 'update match set date = date - 20 where id = any($1)', [all]);
    await tapLeg(second.client, second.id, 'met', 2, ago(60)).expect(200);
    await third.client.delete('/api/profile', { email: third.user.email }).expect(200);
    const [mail] = await mailsTo(app, second, aboutLeaving);
    expect(mail?.text).toContain('Lola goes on from Paris alone. Bring Lola to the gate: AF334, ');
    expect(mail?.text).not.toMatch(/take over|meeting place/);
  });

  it('say to the family why, and where the traveler is with whom', async () => {
    const { family, meera, toChicago } = await onItsDay();
    await cancel(meera, toChicago);
    const [mail, ...more] = await mailsTo(app, family, /^Trip cancelled/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${meera.user.username} writes: “My flight was cancelled”`);
    expect(mail?.text).toContain('Kamala is in Frankfurt with Anand.');
  });

  it('say it also when an account is deleted, and not after a goodbye', async () => {
    const { family, meera } = await onItsDay();
    await meera.client.delete('/api/profile', { email: meera.user.email }).expect(200);
    const [mail] = await mailsTo(app, family, /no longer travels/);
    expect(mail?.text).toContain('Kamala is in Frankfurt with Anand.');
    const other = await onItsDay();
    await tapLeg(other.anand.client, other.toFrankfurt, 'handed_over', 1, ago(40)).expect(200);
    await cancel(other.meera, other.toChicago);
    const [later] = await mailsTo(app, other.family, /^Trip cancelled/);
    expect(later?.text).not.toContain('Kamala is in');
  });
});
