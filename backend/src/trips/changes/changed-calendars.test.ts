import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { askAttached, makeAttached } from '../testing/attached.js';
import { kamalasWay, makeMember, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

interface Mailed {
  id: string;
  subject: string;
  text: string;
  attachments: { name: string; text: string }[];
}

/** The mail that the trip has changed, and the events in its calendar file: 'LH430 20261221T104500'. */
async function changedMail({ user }: Member) {
  await settled(app.database, 'mail.send');
  const visitor = app.asVisitor();
  const list = await visitor.get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  const found = (list.json() as Mailed[]).find(({ subject }) => subject.startsWith('The trip has changed'));
  if (!found) throw new Error(`No mail to ${user.email} says that the trip has changed`);
  const { attachments, text } = (
    await visitor.get(`/sandbox/outbox/${found.id}`).expect(200)
  ).json() as Mailed;
  const events = attachments.flatMap((file) => file.text.match(/^(SUMMARY|DTSTART).*$/gm) ?? []);
  return { text, events: events.join('\n') };
}
const attachedText = 'The flights are attached for your calendar.';
const change = ({ client }: Member, listing: number, to: object) =>
  client.patch(`/api/listings/${listing}`, to).expect(200);
const later = { date: inDays(22), arrivalDate: inDays(22) };
const dayOf = (day: string) => day.replaceAll('-', '');

describe('the mail that a trip has changed', () => {
  it('has the flights on their new day for the calendar of the family', async () => {
    const { family, helper, offered } = await makeAttached(app);
    await change(helper, offered, later);
    const { text, events } = await changedMail(family);
    expect(events).toContain('LH430');
    expect(events).toContain(dayOf(later.date));
    expect(text).toContain(attachedText);
  });

  it('has them for the helper, after another hour or flight of the request', async () => {
    const { family, helper, request } = await makeAttached(app);
    const [first, second] = kamalasWay().legs;
    await change(family, request, { legs: [first, { ...second, time: '11:45', flightNumber: 'LH432' }] });
    const { events } = await changedMail(helper);
    expect(events).toContain('LH432');
    expect(events).toMatch(/T\d\d4500/);
  });

  it('has all flights of a relay for the family', async () => {
    const { family, meera, listingOfMeera } = await makeRelay(app);
    await change(meera, listingOfMeera, { time: '11:45' });
    const { events } = await changedMail(family);
    expect(events.match(/SUMMARY/g)).toHaveLength(2);
    expect(events).toMatch(/T\d\d4500/);
  });

  it('has none where the two have not agreed, or the trip does not change with the listing', async () => {
    const asked = await askAttached(app);
    await change(asked.helper, asked.offered, later);
    const onlyAsked = await makeMember(app, 'Meera Iyer');
    await onlyAsked.client.post(`/api/listings/${asked.offered}/connect`).expect(200);
    await change(asked.helper, asked.offered, { time: '11:45' });
    const { family, helper, request, offered } = await makeAttached(app);
    await change(helper, offered, later);
    const legs = kamalasWay().legs.map((leg) => ({ ...leg, date: inDays(26) }));
    await change(family, request, { date: inDays(26), legs });
    for (const person of [asked.family, onlyAsked, helper]) {
      const { text, events } = await changedMail(person);
      expect(events).toBe('');
      expect(text).not.toContain(attachedText);
    }
  });
});
