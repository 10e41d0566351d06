import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Codes } from './account/codes/codes.js';
import { UnsubscribeLinks } from './account/notifications/unsubscribe-links.js';
import { MailedLinks } from './listings/mails/mailed-links.js';
import { calendarFeed } from './trips/calendar/contract.js';
import { TripLinks } from './trips/scheduled/trip-links.js';
import { agreedTrip } from './trips/testing/trips.js';
import { ReceiptLinks } from './payments/receipts/receipt-links.js';
import type { Client } from './testing/client.js';
import { askForLogin, readLoginMail } from './testing/log-in.js';
import { inDays } from './testing/make.js';
import { settled } from './testing/settled.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { Limits } from './platform/limits/limits.js';
import { renderMail } from './platform/mail/render-mail.js';
import { Mail } from './platform/mail/mail.js';
import { Sms } from './platform/sms/sms.js';

const oldSecret = 'the secret that was here from the beginning';
const newSecret = 'the secret that everything changes over to';

let before: TestApp;
beforeAll(async () => {
  // It runs no jobs, so what it enqueues stays in the queue.
  before = await startTestApp({ env: { SECRET: oldSecret, ROLE: 'web' } });
});
afterAll(() => before.close());

const restarted = (env: object, logTo?: { write(line: string): void }) =>
  startTestApp({ env: { DATABASE_URL: before.config.databaseUrl, ...env }, logTo });
async function tripWithSecrets() {
  const trip = await agreedTrip(before);
  await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, { firstName: 'Lakshmi' }).expect(200);
  await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
  await trip.seekers.post('/api/calendar').expect(200);
  return trip;
}
const calendarOf = async (reader: Client) =>
  calendarFeed.parse((await reader.get('/api/calendar').expect(200)).json()).url;
const hello = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });
const mailTo = (to: string) => before.get(Mail).send(null, { to, mail: hello });

describe('a new SECRET, with the old one in SECRET_BEFORE', () => {
  let after: TestApp;
  beforeAll(async () => {
    after = await restarted({ SECRET: newSecret, SECRET_BEFORE: oldSecret });
  });
  afterAll(() => after.nest.close());

  it('sends the mails and SMS in the queue', async () => {
    await mailTo('waiting@example.com');
    await before.get(Sms).send(null, { to: '+12025550143', text: 'A kind word' });
    await settled(after.database, 'mail.send');
    await settled(after.database, 'sms.send');
    const outbox = async (to: string) =>
      (await after.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to })}`)).json();
    expect(await outbox('waiting@example.com')).toHaveLength(1);
    expect(await outbox('+12025550143')).toHaveLength(1);
  });

  it('accepts the code of a login that began before', async () => {
    const began = before.asVisitor();
    const userId = await askForLogin(began, 'between@example.com');
    const { code } = await readLoginMail(after, 'between@example.com');
    const goesOn = after.asVisitor();
    for (const [name, value] of began.cookies) goesOn.cookies.set(name, value);
    await goesOn.post('/api/auth/verify', { code, userId }).expect(200);
    await goesOn.get('/api/auth/me').expect(200);
  });

  it('opens the links in sent mails, and seals new ones with the new secret', async () => {
    const links = (app: TestApp) => ({
      stop: app.get(UnsubscribeLinks).of({ userId: 7, kind: 'messages' }).oneClick.split('token=')[1] ?? '',
      listing: app.get(MailedLinks).to('remove', 7).split('token=')[1] ?? '',
      receipt: app.get(ReceiptLinks).forGuest(7).split('token=')[1] ?? '',
    });
    for (const { stop, listing, receipt } of [links(before), links(after)]) {
      expect(after.get(UnsubscribeLinks).read(stop)).toMatchObject({ userId: 7 });
      expect(after.get(MailedLinks).listingOf(listing)).toBe(7);
      expect(after.get(ReceiptLinks).opens(receipt, 7)).toBe(true);
    }
    expect(before.get(ReceiptLinks).opens(links(after).receipt, 7)).toBe(false);
    const sealed = after.get(Codes).seal('012345', 'login', 'attempt');
    expect(before.get(Codes).matches(sealed, '012345', 'login', 'attempt')).toBe(false);
  });

  it('opens care cards, family links, calendars and links to confirm a trip', async () => {
    const { id, seekers, helper } = await tripWithSecrets();
    const cookie = seekers.cookies.get('session') ?? '';
    const reader = after.asVisitor();
    reader.cookies.set('session', cookie);
    const card = await reader.get(`/api/matches/${id}/care-card`).expect(200);
    expect(card.json()).toMatchObject({ firstName: 'Lakshmi' });
    const earlier = (await seekers.get(`/api/matches/${id}`)).json() as { familyLink: string };
    const { familyLink } = (await reader.get(`/api/matches/${id}`).expect(200)).json() as typeof earlier;
    const tokenOf = (url: string) => url.split('/journey/')[1];
    expect(tokenOf(familyLink)).toBe(tokenOf(earlier.familyLink));
    await after
      .asVisitor()
      .get(`/api/journeys/${tokenOf(familyLink)}`)
      .expect(200);
    const url = await calendarOf(reader);
    expect(new URL(url ?? '').pathname).toBe(new URL((await calendarOf(seekers)) ?? '').pathname);
    await after
      .asVisitor()
      .get(new URL(url ?? '').pathname)
      .expect(200);
    const link = before.get(TripLinks).confirming({ id, date: inDays(30) }, helper.id);
    await after
      .asVisitor()
      .post('/api/matches/by-mail', { token: link.split('token=')[1] })
      .expect(200);
  });

  it('does not reset anyone’s limits', async () => {
    const who = { ip: '10.66.0.1' };
    for (let use = 0; use < 3; use++) await before.get(Limits).take('contact.form', who);
    await expect(after.get(Limits).take('contact.form', who)).rejects.toMatchObject({ status: 429 });
    const both = { ip: '10.66.0.2' };
    for (const app of [before, after, before]) await app.get(Limits).take('contact.form', both);
    await expect(after.get(Limits).take('contact.form', both)).rejects.toMatchObject({ status: 429 });
  });
});

describe('a new SECRET alone', () => {
  const lines: string[] = [];
  let after: TestApp;
  beforeAll(async () => {
    const logTo = { write: (line: string) => void lines.push(line) };
    after = await restarted({ SECRET: newSecret, LOG_LEVEL: 'warn' }, logTo);
  });
  afterAll(() => after.nest.close());

  it('refuses earlier links with a message', async () => {
    const token = before
      .get(UnsubscribeLinks)
      .of({ userId: 7, kind: 'messages' })
      .oneClick.split('token=')[1];
    const reply = await after
      .asVisitor()
      .post('/api/notifications/by-mail', { token, on: false })
      .expect(400);
    expect(reply.json()).toMatchObject({ message: 'This link is not complete' });
  });

  it('counts care cards, family links and calendars of the old one as not there, and all can be made again', async () => {
    const { id, seekers } = await tripWithSecrets();
    const reader = after.asVisitor();
    reader.cookies.set('session', seekers.cookies.get('session') ?? '');
    expect((await reader.get(`/api/matches/${id}/care-card`).expect(200)).json()).toBeNull();
    expect((await reader.get(`/api/matches/${id}`).expect(200)).json()).toMatchObject({ familyLink: null });
    expect(await calendarOf(reader)).toBeNull();
    await reader.post('/api/calendar').expect(200);
    expect(await calendarOf(reader)).not.toBeNull();
    await reader.send('PUT', `/api/matches/${id}/care-card`, { firstName: 'Lakshmi' }).expect(200);
    const { url } = (await reader.post(`/api/matches/${id}/family-link`).expect(200)).json() as {
      url: string;
    };
    await after
      .asVisitor()
      .get(`/api/journeys/${url.split('/journey/')[1]}`)
      .expect(200);
  });

  it('reports an earlier mail as unreadable, without a stack trace', async () => {
    await mailTo('lost@example.com');
    while (!lines.some((line) => line.includes('A job failed'))) await new Promise(setImmediate);
    const failure = lines.find((line) => line.includes('A job failed')) ?? '';
    expect(failure).toContain('sealed with a SECRET that SECRET_BEFORE does not name');
    expect(failure).not.toMatch(/\bat .*\.[jt]s/);
  });
});
