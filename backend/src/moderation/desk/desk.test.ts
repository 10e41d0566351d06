import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { auditLog, deskItem, queue, type Queue } from './contract.js';
import { deskNumbers } from '../numbers/contract.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const words = 'You asked people to carry a parcel. Nobody here carries anything for others.';
const someonePublic = () => app.make.user({ publicSince: new Date() });

async function reported({ by }: { by?: AtTheDesk } = {}) {
  const person = await someonePublic();
  const reporter = by ?? (await asReporter(app));
  await reporter.client
    .post('/api/reports', { userId: person.id, reason: 'fraud', details: 'Asked me for money' })
    .expect(200);
  return { person, reporter };
}

const list = async ({ client }: AtTheDesk, show = 'open'): Promise<Queue> =>
  queue.parse((await client.get(`/api/desk/queue?show=${show}`).expect(200)).json());

async function itemAbout(desk: AtTheDesk, personId: number) {
  const { items } = await list(desk);
  const found = items.find(({ person }) => person.id === personId);
  if (!found) throw new Error(`Nothing waits about ${personId}`);
  return found;
}

describe('the desk', () => {
  it('brings a report to the queue, and from there to a decision that the log keeps', async () => {
    const desk = await asStaff(app);
    const { person, reporter } = await reported();
    const { id } = await itemAbout(desk, person.id);
    await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
    const item = deskItem.parse((await desk.client.get(`/api/desk/items/${id}`).expect(200)).json());
    expect(item).toMatchObject({ kind: 'person', takenBy: 'you', people: 1, weight: 'high' });
    expect(item.copy?.person?.username).toBe(person.username);
    expect(item.reports).toMatchObject([{ by: { id: reporter.user.id }, details: 'Asked me for money' }]);
    const suspend = { action: 'suspend', reason: 'parcels', words, days: 7 };
    await desk.client.post(`/api/desk/items/${id}/decision`, suspend).expect(200);
    const decided = deskItem.parse((await desk.client.get(`/api/desk/items/${id}`).expect(200)).json());
    expect(decided).toMatchObject({ status: 'closed', outcome: 'suspended' });
    expect(decided.about?.suspendedUntil).toEqual(expect.any(String));
    expect(auditLog.parse(decided.history).map(({ action }) => action)).toEqual([
      'item.suspended',
      'item.taken',
    ]);
    const mail = await app.outbox({ to: person.email, says: /suspended/ });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('/appeal#token=');
    expect(mail.text).not.toContain(desk.user.username);
    const thanks = await app.outbox({ to: reporter.user.email, says: /looked at it/ });
    expect(thanks.text).not.toContain(desk.user.username);
    expect(thanks.text).not.toContain('suspended');
  });

  it('gives an item to one of two moderators who take it at once', async () => {
    const [one, other] = [await asStaff(app), await asStaff(app)];
    const { person } = await reported();
    const { id } = await itemAbout(one, person.id);
    const replies = await Promise.all(
      [one, other].map(({ client }) => client.post(`/api/desk/items/${id}/claim`)),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.status === 200 ? [one, other] : [other, one];
    expect((await itemAbout(winner, person.id)).takenBy).toBe('you');
    expect((await itemAbout(loser, person.id)).takenBy).toBe('another');
    await loser.client.post(`/api/desk/items/${id}/decision`, { action: 'dismiss' }).expect(409);
    await loser.client.post(`/api/desk/items/${id}/conversation`).expect(409);
    await loser.client.post(`/api/desk/items/${id}/release`).expect(409);
    await winner.client.post(`/api/desk/items/${id}/release`).expect(200);
    await loser.client.post(`/api/desk/items/${id}/claim`).expect(200);
    await loser.client.post(`/api/desk/items/${id}/decision`, { action: 'dismiss' }).expect(200);
    const late = await winner.client.post(`/api/desk/items/${id}/claim`).expect(409);
    expect(late.text).toContain('dismissed');
  });

  it('counts many reports of one person, or from one network, once', async () => {
    const desk = await asStaff(app);
    const { person, reporter } = await reported();
    for (let round = 0; round < 3; round++) await reported({ by: reporter }).then(() => undefined);
    const again = { userId: person.id, reason: 'fraud' };
    await reporter.client.post('/api/reports', again).expect(200);
    for (let one = 1; one < 4; one++) {
      const neighbour = await app.as(await app.make.user({ verified: true }), { ip: `10.99.1.${one}` });
      await neighbour.post('/api/reports', again).expect(200);
    }
    expect(await itemAbout(desk, person.id)).toMatchObject({ people: 2 });
    await forgetLimits(app);
  });

  it('shows nobody a report about themselves, or one that they wrote', async () => {
    const [about, author] = [await asStaff(app), await asStaff(app)];
    await app.database.query('test-public', `update "user" set public_since = now() where id = $1`, [
      about.user.id,
    ]);
    await author.client.post('/api/reports', { userId: about.user.id, reason: 'spam' }).expect(200);
    const { id } = await itemAbout(await asStaff(app), about.user.id);
    for (const desk of [about, author]) {
      expect((await list(desk)).items.map((item) => item.id)).not.toContain(id);
      await desk.client.get(`/api/desk/items/${id}`).expect(404);
      await desk.client.post(`/api/desk/items/${id}/claim`).expect(404);
    }
  });

  it('lets no moderator act on people of the desk', async () => {
    const [moderator, colleague, operator] = [
      await asStaff(app),
      await asStaff(app),
      await asStaff(app, 'operator'),
    ];
    const warn = { action: 'warn', reason: 'other', words };
    await moderator.client.post(`/api/desk/people/${colleague.user.id}/actions`, warn).expect(403);
    await operator.client.post(`/api/desk/people/${operator.user.id}/actions`, warn).expect(403);
    await operator.client.post(`/api/desk/people/${colleague.user.id}/actions`, warn).expect(200);
  });

  it('opens a conversation only for who has taken the item, and logs it', async () => {
    const desk = await asStaff(app);
    const { person } = await reported();
    const { id } = await itemAbout(desk, person.id);
    await desk.client.post(`/api/desk/items/${id}/conversation`).expect(409);
    await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
    expect((await desk.client.post(`/api/desk/items/${id}/conversation`).expect(200)).json()).toEqual([]);
    const { history } = deskItem.parse((await desk.client.get(`/api/desk/items/${id}`).expect(200)).json());
    expect(history[0]).toMatchObject({ action: 'conversation.opened', personId: person.id });
    await desk.client.post(`/api/desk/items/${id}/decision`, { action: 'dismiss' }).expect(200);
    await desk.client.post(`/api/desk/items/${id}/conversation`).expect(409);
  });

  it('keeps its log: the database refuses every change', async () => {
    await reported().then(async ({ person }) => {
      const desk = await asStaff(app);
      await desk.client.post(`/api/desk/people/${person.id}/contact`).expect(200);
    });
    for (const change of [
      `update audit_entry set details = ''`,
      `delete from audit_entry`,
      `truncate audit_entry`,
    ])
      await expect(app.database.query(`test-${change}`, change)).rejects.toThrow('only grows');
  });

  it('shows its log and numbers, and exports the log as CSV that no spreadsheet runs', async () => {
    const desk = await asStaff(app);
    const { person } = await reported();
    const warn = { action: 'warn', reason: 'other', words: '=HYPERLINK("https://x.example") is a formula.' };
    await desk.client.post(`/api/desk/people/${person.id}/actions`, warn).expect(200);
    const { text, headers } = await desk.client.get('/api/desk/log.csv').expect(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(text).toContain(`"person.warn","${person.id}"`);
    expect(text).toContain(`"'=HYPERLINK(""https`);
    const log = auditLog.parse((await desk.client.get('/api/desk/log').expect(200)).json());
    expect(log[0]).toMatchObject({ action: 'log.downloaded' });
    const older = auditLog.parse(
      (await desk.client.get(`/api/desk/log?before=${log[1]?.id}`).expect(200)).json(),
    );
    expect(older[0]?.id).toBe(log[2]?.id);
    const numbers = deskNumbers.parse((await desk.client.get('/api/desk/numbers').expect(200)).json());
    expect(numbers.open).toBeGreaterThan(0);
  });

  it('is not there for visitors and members, nor for staff without a passkey or after 12 hours', async () => {
    const { person } = await reported();
    const desk = await asStaff(app);
    const { id } = await itemAbout(desk, person.id);
    const calls = everyCall(id, person.id);

    const member = await app.as(await app.make.user({ verified: true }));
    for (const [method, path, body] of calls) {
      await app.asVisitor().send(method, path, body).expect(401);
      await member.send(method, path, body).expect(404);
    }

    const byMail = await app.as(desk.user);
    await byMail.get('/api/desk/queue').expect(403);
    const late = await asStaff(app);
    await app.database.query(
      'test-old-session',
      `update session set created_at = now() - interval '12 hours 1 second' where user_id = $1`,
      [late.user.id],
    );
    for (const [method, path, body] of calls) {
      const reply = await late.client.send(method, path, body).expect(403);
      expect(reply.text).toContain('passkey-needed');
    }
  });

  it('keeps roles and lifting for operators', async () => {
    const [moderator, operator] = [await asStaff(app), await asStaff(app, 'operator')];
    const someone = await app.make.user();
    const roleOf = `/api/desk/people/${someone.id}/role`;
    await moderator.client.send('PUT', roleOf, { role: 'operator' }).expect(403);
    await moderator.client
      .send('PUT', `/api/desk/people/${moderator.user.id}/role`, { role: 'operator' })
      .expect(403);
    await moderator.client.post('/api/desk/measures/1/lift', { words }).expect(403);
    await operator.client
      .send('PUT', `/api/desk/people/${operator.user.id}/role`, { role: null })
      .expect(403);
    await operator.client.send('PUT', roleOf, { role: 'moderator' }).expect(200);

    for (const body of [{ role: 'operator' }, { username: 'Abcdef', role: 'operator' }, { staff: true }])
      await (await app.as(someone)).patch('/api/profile', body).expect(400);
  });

  it('ends with the role, at once', async () => {
    const [desk, operator] = [await asStaff(app), await asStaff(app, 'operator')];
    expect((await desk.client.get('/api/auth/me').expect(200)).json()).toMatchObject({ isStaff: true });
    await operator.client.send('PUT', `/api/desk/people/${desk.user.id}/role`, { role: null }).expect(200);
    await desk.client.get('/api/desk/queue').expect(404);
    expect((await desk.client.get('/api/auth/me').expect(200)).json()).toMatchObject({ isStaff: false });
  });
});

type Call = [method: 'GET' | 'POST' | 'PUT', path: string, body?: object];
const everyCall = (item: number, person: number): Call[] => [
  ['GET', '/api/desk/me'],
  ['GET', '/api/desk/queue'],
  ['POST', '/api/desk/items/dismiss', { ids: [item] }],
  ['GET', `/api/desk/items/${item}`],
  ['POST', `/api/desk/items/${item}/claim`],
  ['POST', `/api/desk/items/${item}/release`],
  ['POST', `/api/desk/items/${item}/conversation`],
  ['POST', `/api/desk/items/${item}/decision`, { action: 'dismiss' }],
  ['POST', '/api/desk/people/search', { q: 'Person' }],
  ['GET', '/api/desk/log'],
  ['GET', '/api/desk/log.csv'],
  ['GET', '/api/desk/numbers'],
  ['GET', `/api/desk/people/${person}`],
  ['GET', `/api/desk/people/${person}/log`],
  ['POST', `/api/desk/people/${person}/contact`],
  ['POST', `/api/desk/people/${person}/actions`, { action: 'ban', reason: 'spam', words }],
  ['POST', `/api/desk/people/${person}/actions`, { action: 'limit', reason: 'spam', words }],
  ['POST', `/api/desk/people/${person}/actions`, { action: 'remove-picture', reason: 'spam', words }],
  ['POST', `/api/desk/people/${person}/accounts`],
  ['GET', `/api/desk/people/${person}/notes`],
  ['POST', `/api/desk/people/${person}/notes`, { text: 'A note' }],
  ['POST', `/api/desk/people/${person}/tips`],
  ['POST', '/api/desk/tips/1/refund', { reason: 'fraud', words }],
  ['POST', '/api/desk/measures/1/lift', { words }],
  ['PUT', `/api/desk/people/${person}/role`, { role: 'operator' }],
];
