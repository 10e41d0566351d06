import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deskNumbers } from './contract.js';
import { asStaff, type AtTheDesk } from '../testing/staff.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Sms } from '../../platform/sms/sms.js';
import { Tallies, type TallyKind } from '../../platform/observe/tallies.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await asStaff(app);
});
beforeEach(async () => {
  await app.get(Tallies).flush();
  await app.database.query('test-no-tallies', 'delete from tally');
});
afterAll(() => app.close());

const counted = async (kind: TallyKind) => {
  await app.get(Tallies).flush();
  const rows = await app.get(Tallies).largest(kind, 30, 10_000);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
};
const numbers = async () => {
  await app.get(Tallies).flush();
  return deskNumbers.parse((await desk.client.get('/api/desk/numbers').expect(200)).json());
};

describe('the counter of daily numbers', () => {
  it('counts searches that found no helper by route, and writes nothing until it is flushed', async () => {
    const search = (query: string) => app.asVisitor().get(`/api/listings?${query}`).expect(200);
    await search('from=GDN&to=LIS');
    await search('from=GDN&to=LIS&type=helper&date=2040-01-01');
    await search('from=LIS&to=GDN');
    for (const other of [
      'from=GDN&to=LIS&type=seeking_help',
      'from=GDN&to=LIS&flight=LO123',
      'from=GDN',
      'from=QQQ&to=LIS',
      'sort=newest',
    ])
      await search(other);
    expect(await app.get(Tallies).largest('search.empty', 30, 10)).toEqual([]);
    expect((await numbers()).missingHelpers).toEqual([
      { from: 'GDN', to: 'LIS', searches: 2 },
      { from: 'LIS', to: 'GDN', searches: 1 },
    ]);
    await app.make.listing({ by: await app.make.user(), departureAirport: 'GDN', arrivalAirport: 'LIS' });
    await search('from=GDN&to=LIS');
    expect((await numbers()).missingHelpers).toContainEqual({ from: 'GDN', to: 'LIS', searches: 2 });
  });

  it('counts refusals by limit', async () => {
    const client = app.asVisitor();
    for (let times = 0; times < 12; times++) await client.get('/api/listings?from=GDN&to=LIS&limit=1');
    const { refusals } = await numbers();
    expect(refusals?.find(({ limit }) => limit === 'list.read')?.count).toBeGreaterThan(0);
  });

  it('counts mails and SMS that were sent, and those that do not arrive', async () => {
    const mail = renderMail({ subject: 'Hello', paragraphs: ['A kind word.'] });
    await app.get(Mail).send(null, { to: 'one@example.com', mail });
    await settled(app.database, 'mail.send');
    await app.asVisitor().send('PUT', '/sandbox/knobs/sms.delivery', { fault: 'undelivered' }).expect(200);
    await app.get(Sms).send(null, { to: '+12025550144', text: 'Hello' });
    await settled(app.database, 'sms.send');
    await settled(app.database, 'sandbox.sms-report');
    expect(await numbers()).toMatchObject({ mails: { sent: 1, lost: 0 }, sms: { sent: 1, lost: 1 } });
  });

  it('keeps no more routes a day than a table for people can hold, whatever visitors type', async () => {
    const tallies = app.get(Tallies);
    for (let round = 0; round < 12; round++) {
      for (let key = 0; key < 600; key++) tallies.count('search.empty', `${round}-${key}`);
      await tallies.flush();
    }
    const keys = Object.keys(await counted('search.empty'));
    expect(keys.length).toBeGreaterThanOrEqual(5_000);
    expect(keys.length).toBeLessThan(5_500);
    tallies.count('search.empty', '0-0');
    expect(await counted('search.empty')).toMatchObject({ '0-0': 2 });
  });

  it('forgets after 90 days', async () => {
    await app.database.query(
      'test-old-tally',
      `insert into tally values (current_date - 92, 'mail', 'sent', 7), (current_date - 80, 'mail', 'sent', 3)`,
    );
    app.get(Tallies).count('mail', 'sent');
    await app.get(Tallies).flush();
    const rows = await app.database.query('test-tallies', `select count::int from tally order by count`);
    expect(rows).toEqual([{ count: 1 }, { count: 3 }]);
  });
});
