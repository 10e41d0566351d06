import type { Client } from '../../testing/client.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import type { TestApp } from '../../testing/test-app.js';
import { AlertHits } from '../alerts/alert-hits.js';
import { AlertNews } from '../alerts/alert-news.js';
import { alert, createdAlert, type Alert } from '../alerts/contract.js';

/** Finds wait for so long that only `tellNow` tells them. */
export const withAlerts = { env: { LIMITS_SCALE: '1', ALERT_WAIT_SECONDS: '3600' } };

/** An alert for helpers from JFK to DEL in a month, as `make.listing` makes one. */
export const wanted = (about: object = {}) => ({
  type: 'helper',
  from: 'JFK',
  to: 'DEL',
  firstDay: inDays(27),
  lastDay: inDays(33),
  nearby: false,
  how: 'now',
  ...about,
});

export async function watch(client: Client, about: object = {}): Promise<Alert> {
  const reply = await client.post('/api/alerts', wanted(about)).expect(200);
  return alert.parse(reply.json());
}

export async function askAsGuest(client: Client, about: object = {}, expected = 200) {
  const token = await client.get('/sandbox/captcha/token?action=alert').expect(200);
  const { token: captchaToken } = token.json() as { token: string };
  return client.post('/api/alerts', { ...wanted(about), captchaToken }).expect(expected);
}

export async function codeFor(app: TestApp, to: string, after = 0) {
  const { text, subject, id } = await app.outbox({ to, after, says: /^\d{6}$/m });
  return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', text, subject, id };
}

export async function watchAsGuest(app: TestApp, email: string, about: object = {}): Promise<Alert> {
  const guest = app.asVisitor();
  const { confirmation: id } = createdAlert.parse((await askAsGuest(guest, { email, ...about })).json());
  const { code } = await codeFor(app, email);
  return alert.parse((await guest.post('/api/alerts/confirm', { id, code }).expect(200)).json());
}

/** A member's open listing, and whom it finds. */
export async function openListing(app: TestApp, about: Parameters<TestApp['make']['listing']>[0] = {}) {
  const by = about.by ?? (await app.make.user());
  const listing = await app.make.listing({ by, ...about });
  await app.get(AlertHits).find(listing.id);
  return { listing, by };
}

export async function foundBy(app: TestApp, listingId: number): Promise<number[]> {
  const rows = await app.database.query<{ id: number }>(
    'test-hits',
    'select alert_id::float8 as id from alert_hit where listing_id = $1 order by 1',
    [listingId],
  );
  return rows.map(({ id }) => id);
}

/** What was found becomes due, and is mailed. */
export async function tellNow(app: TestApp): Promise<void> {
  await app.database.query(
    'test-due',
    `update alert_hit set due_at = now() where mail_id is null and due_at < now() + interval '2 hours'`,
  );
  await app.get(AlertNews).tellAll();
}

interface Told {
  subject: string;
  text: string;
}

/** The mails of alerts to an address, the newest first. */
export async function toldTo(app: TestApp, to: string): Promise<Told[]> {
  const sent = await app.database.query('test-any', `select 1 from pgboss.job where name = 'mail.send'`);
  if (sent.length) await settled(app.database, 'mail.send');
  const reply = await app
    .asVisitor()
    .get(`/sandbox/outbox?${new URLSearchParams({ to })}`)
    .expect(200);
  return (reply.json() as Told[]).filter(({ text }) => text.includes('/stop-alert#'));
}

export const stopTokenIn = ({ text }: Told) => /stop-alert#token=([\w-]+)/.exec(text)?.[1] ?? '';
