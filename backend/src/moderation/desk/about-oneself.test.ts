import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { auditLog, queue } from './contract.js';

let app: TestApp;
let colleague: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  colleague = await asStaff(app);
});
afterAll(() => app.close());

const words = 'You asked nine people for their number within an hour.';
const makePublic = (id: number) =>
  app.database.query('test-public', `update "user" set public_since = now() where id = $1`, [id]);

/** Somebody reports the person; resolves to the item. */
async function reported(about: object, personId: number): Promise<number> {
  await (await asReporter(app)).client.post('/api/reports', { reason: 'spam', ...about }).expect(200);
  const { items } = queue.parse((await colleague.client.get('/api/desk/queue').expect(200)).json());
  return items.find(({ person }) => person.id === personId)?.id ?? 0;
}

async function expectNothingAbout({ client }: AtTheDesk, personId: number, itemId: number) {
  const listed = await client.get('/api/desk/queue').expect(200);
  expect(queue.parse(listed.json()).items.map(({ id }) => id)).not.toContain(itemId);
  await client.get(`/api/desk/items/${itemId}`).expect(404);
  await client.post(`/api/desk/items/${itemId}/claim`).expect(404);
  await client.post(`/api/desk/items/${itemId}/conversation`).expect(404);
  await client.post(`/api/desk/items/${itemId}/decision`, { action: 'dismiss' }).expect(404);
  const log = await client.get('/api/desk/log').expect(200);
  expect(auditLog.parse(log.json()).map((entry) => entry.personId)).not.toContain(personId);
  expect((await client.get('/api/desk/log.csv').expect(200)).text).not.toContain(`"${words}"`);

  const page = `/api/desk/people/${personId}`;
  const answers = [
    await client.get(page),
    await client.get(`${page}/log`),
    await client.get(`${page}/notes`),
    await client.post(`${page}/notes`, { text: 'A kind person' }),
    await client.post(`${page}/contact`),
    await client.post(`${page}/accounts`),
    await client.post(`${page}/actions`, { action: 'warn', reason: 'spam', words }),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(403);
    expect(text).toContain('somebody else on the team looks after it');
  }
}

describe('a report about oneself', () => {
  it.each(['moderator', 'operator'] as const)('is for others of the team: a %s', async (role) => {
    const desk = await asStaff(app, role);
    if (role === 'operator') await asStaff(app, 'operator');
    await makePublic(desk.user.id);
    const itemId = await reported({ userId: desk.user.id }, desk.user.id);
    await colleague.client.post(`/api/desk/items/${itemId}/claim`).expect(200);
    await colleague.client.post(`/api/desk/people/${desk.user.id}/notes`, { text: words }).expect(200);
    await expectNothingAbout(desk, desk.user.id, itemId);
    await colleague.client.post(`/api/desk/items/${itemId}/decision`, { action: 'dismiss' }).expect(200);
    await desk.client.get(`/api/desk/people/${colleague.user.id}`).expect(200);
  });

  it('is for others of the team also by another account of the same mailbox or phone', async () => {
    for (const same of [{ mailboxKey: 'mailbox-of-staff' }, { phoneKey: 'phone-of-staff' }]) {
      const desk = await asStaff(app, 'operator');
      const [column, key] = same.mailboxKey
        ? ['mailbox_key', same.mailboxKey]
        : ['phone_key', same.phoneKey ?? ''];
      await app.database.query(`test-${column}`, `update "user" set ${column} = $2 where id = $1`, [
        desk.user.id,
        key,
      ]);
      const second = await app.make.user({ publicSince: new Date(), ...same });
      const itemId = await reported({ userId: second.id }, second.id);
      await expectNothingAbout(desk, second.id, itemId);
      await desk.client.post(`/api/desk/people/${second.id}/tips`).expect(403);
    }
  });

  it('is for others of the team also when it was posted as a guest', async () => {
    const desk = await asStaff(app);
    const { id } = await app.make.listing({ email: desk.user.email, coveredDescription: 'By a guest' });
    await (await asReporter(app)).client.post('/api/reports', { listingId: id, reason: 'spam' }).expect(200);
    const { items } = queue.parse((await colleague.client.get('/api/desk/queue').expect(200)).json());
    const item = items.find(({ kind, subjectId }) => kind === 'listing' && subjectId === id)?.id;
    await desk.client.get(`/api/desk/items/${item}`).expect(404);
    await desk.client.post(`/api/desk/items/${item}/claim`).expect(404);
    await colleague.client.post(`/api/desk/items/${item}/claim`).expect(200);
  });

  it('waits for another operator when there is only one', async () => {
    await app.database.query('test-alone', `delete from staff where role = 'operator'`);
    const only = await asStaff(app, 'operator');
    await makePublic(only.user.id);
    const itemId = await reported({ userId: only.user.id }, only.user.id);
    await expectNothingAbout(only, only.user.id, itemId);
    const refused = await only.client.get(`/api/desk/people/${only.user.id}`).expect(403);
    expect(refused.text).toContain('You are the only operator: make somebody else one first.');

    await colleague.client.post(`/api/desk/items/${itemId}/claim`).expect(200);
    const ban = { action: 'ban', reason: 'fraud', words };
    await colleague.client.post(`/api/desk/items/${itemId}/decision`, ban).expect(403);
    const next = await app.make.user();
    await only.client.send('PUT', `/api/desk/people/${next.id}/role`, { role: 'operator' }).expect(200);
    await only.client.send('PUT', `/api/desk/people/${only.user.id}/role`, { role: null }).expect(403);
  });
});
