import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asReporter, asStaff, type AtTheDesk } from '../testing/staff.js';
import { auditLog, deskItem, queue } from './contract.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
afterAll(() => app.close());

const fraud = 'Send me 200 dollars by Western Union first, and carry a parcel for my cousin.';

/** A rule flags the words, and who got them reports the message. */
async function fraudReported(reporter: AtTheDesk) {
  const scammer = await app.make.user({ publicSince: new Date() });
  await app.database.query('test-public', 'update "user" set public_since = now() where id = $1', [
    reporter.user.id,
  ]);
  const client = await app.as(scammer);
  const body = { receiverId: reporter.user.id, content: fraud };
  const sent = (await client.post('/api/messages', body).expect(200)).json() as { id: number };
  await settled(app.database, 'account.flag');
  await reporter.client
    .post('/api/reports', { userId: scammer.id, messageId: sent.id, reason: 'fraud' })
    .expect(200);
  return scammer;
}

async function openAbout(personId: number) {
  const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
  return items.filter(({ person }) => person.id === personId);
}

const find = async (id = 0) =>
  deskItem.parse((await desk.client.get(`/api/desk/items/${id}`).expect(200)).json());

async function decide(id = 0, more: object = {}) {
  await desk.client.post(`/api/desk/items/${id}/claim`).expect(200);
  const words = 'Nobody here pays for help before a flight.';
  const ban = { action: 'warn', reason: 'fraud', words, ...more };
  await desk.client.post(`/api/desk/items/${id}/decision`, ban).expect(200);
}

describe('a decision about duplicates', () => {
  it('closes what a rule found in the same words with the report about them', async () => {
    const scammer = await fraudReported(await asReporter(app));
    const items = await openAbout(scammer.id);
    expect(items.map(({ kind, people, weight }) => [kind, people, weight])).toEqual([
      ['message', 1, 'high'],
      ['person', 0, 'middle'],
    ]);
    expect(items[1]?.flags).toEqual([{ rule: 'words', details: 'money, parcels' }]);
    const [reported, found] = items;
    expect((await find(reported?.id)).related).toMatchObject([{ id: found?.id, isSame: true }]);

    await decide(reported?.id);
    expect(await openAbout(scammer.id)).toEqual([]);
    const { outcome, history } = await find(found?.id);
    expect(outcome).toBe('warned');
    expect(auditLog.parse(history)[0]).toMatchObject({
      action: 'item.warned',
      details: `With item ${reported?.id}`,
    });
  });

  it('leaves open what other people or rules say, unless the moderator chooses it', async () => {
    const [reporter, other] = [await asReporter(app), await asReporter(app)];
    const scammer = await fraudReported(reporter);
    await other.client.post('/api/reports', { userId: scammer.id, reason: 'harassment' }).expect(200);
    const items = await openAbout(scammer.id);
    const reported = items.find(({ kind }) => kind === 'message');
    const person = items.find(({ kind }) => kind === 'person');
    expect((await find(reported?.id)).related).toMatchObject([{ id: person?.id, isSame: false }]);
    await decide(reported?.id);
    expect((await openAbout(scammer.id)).map(({ id }) => id)).toEqual([person?.id]);

    const again = await fraudReported(reporter);
    await other.client.post('/api/reports', { userId: again.id, reason: 'harassment' }).expect(200);
    const rest = await openAbout(again.id);
    await decide(rest.find(({ kind }) => kind === 'message')?.id, { also: rest.map(({ id }) => id) });
    expect(await openAbout(again.id)).toEqual([]);
    const { text } = await app.outbox({ to: other.user.email, says: /looked at it/ });
    expect(text).not.toContain('warned');
  });

  it('closes nothing about another person', async () => {
    const reporter = await asReporter(app);
    const [one, two] = [await fraudReported(reporter), await fraudReported(reporter)];
    const also = (await openAbout(two.id)).map(({ id }) => id);
    await decide((await openAbout(one.id))[0]?.id, { also });
    expect((await openAbout(two.id)).map(({ id }) => id)).toEqual(also);
  });

  it('counts what waits by kind, and lists one of them', async () => {
    await fraudReported(await asReporter(app));
    const all = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
    expect(all.kinds?.reduce((sum, { count }) => sum + count, 0)).toBe(all.open);
    const messages = queue.parse((await desk.client.get('/api/desk/queue?kind=message').expect(200)).json());
    expect(new Set(messages.items.map(({ kind }) => kind))).toEqual(new Set(['message']));
    expect(messages.items).toHaveLength(all.kinds?.find(({ kind }) => kind === 'message')?.count ?? 0);
    await desk.client.get('/api/desk/queue?kind=nothing').expect(400);
  });
});
