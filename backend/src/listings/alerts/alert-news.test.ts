import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { mailRefused } from '../../platform/mail/mail.job.js';
import { openListing, tellNow, toldTo, watch, watchAsGuest, withAlerts } from '../testing/alerts.js';
import { AlertCleanup } from './alert-cleanup.js';
import { notificationList } from '../../account/news/contract.js';
import { alerts } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(withAlerts);
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget-alerts', 'delete from alert');
});
afterAll(() => app.close());

const watcher = async (about: object = {}) => {
  const user = await app.make.user();
  const client = await app.as(user);
  return { user, client, ...(await watch(client, about)) };
};
const told = ({ user }: { user: { email: string } }) => toldTo(app, user.email);
const dueOf = async (id: number) => {
  const [row] = await app.database.query<{ local: string; days: number }>(
    'test-due-at',
    `select to_char(due_at at time zone 'America/New_York', 'HH24:MI:SS.US') as local,
       (extract(epoch from due_at - now()) / 86400)::float8 as days from alert_hit where alert_id = $1`,
    [id],
  );
  return row;
};

it('is also listed behind the bell, with the page of who was found', async () => {
  const me = await watcher();
  const { listing } = await openListing(app);
  await tellNow(app);
  const [mail] = await told(me);
  const list = notificationList.parse((await me.client.get('/api/notifications/list').expect(200)).json());
  expect(list.items).toMatchObject([
    { topic: 'alerts', text: mail?.subject, url: expect.stringMatching(`^/listing/${listing.id}\\b`) },
  ]);
});

describe('the mail', () => {
  it('says who is found, why, and how it stops', async () => {
    const me = await watcher();
    const by = await app.make.user({ username: 'Rosa', verified: true, languages: 'Spanish' });
    const { listing } = await openListing(app, { by, time: '20:30', flightNumber: 'UA82' });
    expect(await told(me)).toEqual([]);
    await tellNow(app);
    const [mail, ...more] = await told(me);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^A helper is found: New York \(JFK\) to Delhi \(DEL\), \w+ \d+, \d+$/);
    expect(mail?.text).toContain('Your route, New York (JFK) to Delhi (DEL):\nJFK → DEL');
    expect(mail?.text).toContain('UA82, 20:30\nRosa · phone verified · Spanish');
    expect(mail?.text).toContain(`/listing/${listing.id}`);
    expect(mail?.text).toMatch(/Stop this alert:\nhttp\S+\/stop-alert#token=[\w-]{40,200}\n/);
  });

  it('keeps a hidden flight, a hidden contact and what was written to itself', async () => {
    const me = await watcher();
    await openListing(app, {
      flightNumber: 'UA82',
      showFlight: false,
      description: 'Send me money',
      time: '20:30',
    });
    await tellNow(app);
    const [mail] = await told(me);
    expect(mail?.text).not.toMatch(/UA82|20:30|money|@/);
  });

  it('is one for all that are found together, each once with its best reason', async () => {
    const me = await watcher({ nearby: true });
    await watch(me.client, { to: undefined });
    await openListing(app);
    await openListing(app, { departureAirport: 'EWR' });
    await openListing(app, { date: inDays(28) });
    await tellNow(app);
    const [mail, ...more] = await told(me);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 helpers are found for your trips');
    expect(mail?.text.match(/\/listing\/\d+/g)).toHaveLength(3);
    expect(mail?.text).toMatch(/From Newark \(EWR\), \d\d km from JFK/);
  });

  it('comes to a guest too, and nobody gets what others watch', async () => {
    await watchAsGuest(app, 'told@example.com');
    const other = await watcher({ from: 'LHR' });
    await openListing(app);
    await tellNow(app);
    expect(await toldTo(app, 'told@example.com')).toHaveLength(1);
    expect(await told(other)).toEqual([]);
  });
});

describe('the time of the mail', () => {
  it('is within minutes, or 8 in the morning where the trip departs', async () => {
    const [now, daily] = [await watcher(), await watcher({ how: 'daily' })];
    await openListing(app);
    expect((await dueOf(now.id))?.days).toBeLessThan(0.05);
    const due = await dueOf(daily.id);
    expect(due?.local).toBe('08:00:00.000000');
    expect(due?.days).toBeGreaterThan(0);
    expect(due?.days).toBeLessThanOrEqual(1);
  });

  it('follows a change of the pace', async () => {
    const { client, id } = await watcher({ how: 'daily' });
    await openListing(app);
    await client.patch(`/api/alerts/${id}`, { how: 'now' }).expect(200);
    expect((await dueOf(id))?.local).not.toBe('08:00:00.000000');
    await client.patch(`/api/alerts/${id}`, { how: 'daily' }).expect(200);
    expect((await dueOf(id))?.local).toBe('08:00:00.000000');
  });

  it('comes at most five times in a day; the rest is told later', async () => {
    const me = await watcher();
    for (let day = 0; day < 7; day++) {
      await openListing(app);
      await tellNow(app);
    }
    expect(await told(me)).toHaveLength(5);
    await app.database.query('test-day', `update alert_mail set sent_at = sent_at - interval '1 day'`);
    await app.database.query('test-later', `update alert_hit set due_at = now() where mail_id is null`);
    await tellNow(app);
    const [last, ...before] = await told(me);
    expect(before).toHaveLength(5);
    expect(last?.subject).toBe('2 helpers are found: New York (JFK) to Delhi (DEL)');
  });
});

describe('no mail', () => {
  it('tells of a listing that was closed, withheld or blocked meanwhile', async () => {
    const me = await watcher();
    const [closed, blocked] = [await openListing(app), await openListing(app)];
    await app.database.query('test-close', `update listing set status = 'closed' where id = $1`, [
      closed.listing.id,
    ]);
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      blocked.by.id,
      me.user.id,
    ]);
    await app.database.query(
      'test-own-key',
      `update "user" set mailbox_key = (select mailbox_key from alert where user_id = $1) where id = $1`,
      [me.user.id],
    );
    await tellNow(app);
    expect(await told(me)).toEqual([]);
  });

  it('goes to somebody who is suspended', async () => {
    const me = await watcher();
    await openListing(app);
    await app.database.query(
      'test-suspend',
      `update "user" set suspended_until = now() + interval '1 day' where id = $1`,
      [me.user.id],
    );
    await tellNow(app);
    expect(await told(me)).toEqual([]);
  });

  it('comes after two that the provider refused for good, until its person goes on', async () => {
    const me = await watcher();
    const state = async () =>
      alerts.parse((await me.client.get('/api/alerts').expect(200)).json())[0]?.status;
    for (const expected of ['on', 'paused']) {
      await openListing(app);
      await tellNow(app);
      const [mail] = await app.database.query<{ id: number }>(
        'test-mail',
        'select max(id)::int as id from alert_mail',
      );
      await app.get(Jobs).enqueue(null, mailRefused, { about: `alert:${mail?.id}` });
      await settled(app.database, 'mail.refused');
      expect(await state()).toBe(expected);
    }
    await me.client.patch(`/api/alerts/${me.id}`, { status: 'on' }).expect(200);
    await openListing(app);
    await tellNow(app);
    expect(await told(me)).toHaveLength(3);
  });
});

it('ends by itself after its last day', async () => {
  const { client, id } = await watcher();
  await app.database.query(
    'test-over',
    'update alert set first_day = first_day - 90, last_day = last_day - 90',
  );
  expect((await client.get('/api/alerts').expect(200)).json()).toEqual([]);
  await app.get(AlertCleanup).clean();
  expect(await app.database.query('test-left', 'select from alert where id = $1', [id])).toEqual([]);
});
