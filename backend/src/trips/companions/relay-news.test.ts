import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeRelay, type Member } from '../testing/relays.js';

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
