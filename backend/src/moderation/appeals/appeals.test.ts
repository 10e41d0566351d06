import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { deskItem, queue } from '../desk/contract.js';
import { asStaff, type AtTheDesk } from '../testing/staff.js';
import { appealable } from '../measures/contract.js';

let app: TestApp;
let moderator: AtTheDesk;
let operator: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  [moderator, operator] = [await asStaff(app), await asStaff(app, 'operator')];
});
afterAll(() => app.close());

async function suspended({ client } = moderator) {
  const person = await app.make.user({ publicSince: new Date() });
  const words = 'You asked people to carry a parcel.';
  await client
    .post(`/api/desk/people/${person.id}/actions`, { action: 'suspend', reason: 'parcels', words, days: 30 })
    .expect(200);
  const { text } = await app.outbox({ to: person.email, says: /#token=/ });
  return { person, token: /#token=([\w.-]+)/.exec(text)?.[1] ?? '' };
}

async function appealOf(personId: number, { client } = operator) {
  const { items } = queue.parse((await client.get('/api/desk/queue').expect(200)).json());
  const found = items.find(({ kind, person }) => kind === 'appeal' && person.id === personId);
  return found?.id ?? 0;
}

const text = 'It was my own bag, and I can show the receipt.';
const appeal = (token: string) => app.asVisitor().post('/api/appeals', { token, text });
const read = async (token: string) =>
  appealable.parse((await app.asVisitor().post('/api/appeals/decision', { token }).expect(200)).json());

it('is sent once by the link in the mail, and lifted by an operator', async () => {
  const { person, token } = await suspended();
  expect(await read(token)).toMatchObject({ kind: 'suspend', reason: 'parcels', state: 'open' });
  await appeal(token).expect(200);
  await appeal(token).expect(409);
  expect((await read(token)).state).toBe('sent');

  const id = await appealOf(person.id);
  const item = deskItem.parse((await operator.client.get(`/api/desk/items/${id}`).expect(200)).json());
  expect(item.appealed).toMatchObject({ kind: 'suspend', appeal: text });
  await operator.client.post(`/api/desk/items/${id}/claim`).expect(200);
  await operator.client
    .post(`/api/desk/items/${id}/decision`, { action: 'lift', words: 'We were wrong, and are sorry.' })
    .expect(200);
  expect((await read(token)).state).toBe('lifted');
  await (await app.as(person)).get('/api/auth/me').expect(200);
  const mail = await app.outbox({ to: person.email, says: /open again/ });
  expect(mail.text).not.toContain(operator.user.username);
});

it('is answered by operators only, and may be upheld', async () => {
  const { person, token } = await suspended();
  await appeal(token).expect(200);
  const id = await appealOf(person.id);
  expect((await moderator.client.get('/api/desk/queue').expect(200)).text).not.toContain('appeal');
  await moderator.client.post(`/api/desk/items/${id}/claim`).expect(403);
  const uphold = { action: 'uphold', words: 'The parcel was not yours.' };
  await moderator.client.post(`/api/desk/items/${id}/decision`, uphold).expect(403);
  await operator.client.post(`/api/desk/items/${id}/claim`).expect(200);
  await operator.client.post(`/api/desk/items/${id}/decision`, { action: 'dismiss' }).expect(400);
  await operator.client.post(`/api/desk/items/${id}/decision`, uphold).expect(200);
  await (await app.as(person)).get('/api/auth/me').expect(401);
  await appeal(token).expect(409);
});

describe('an appeal against a decision of an operator', () => {
  const uphold = { action: 'uphold', words: 'The parcel was not yours.' };
  const suspend = (id: number, until: Date | null) =>
    app.database.query('test-ban', 'update "user" set suspended_until = $2 where id = $1', [id, until]);
  const itemOf = async ({ client }: AtTheDesk, id: number) =>
    deskItem.parse((await client.get(`/api/desk/items/${id}`).expect(200)).json());

  it('comes to the same person while there is nobody else, who says so on both sides', async () => {
    const { person, token } = await suspended(operator);
    expect(await read(token)).toMatchObject({ state: 'open', hasOtherReviewer: false });
    await appeal(token).expect(200);
    expect(await read(token)).toMatchObject({ state: 'sent', hasOtherReviewer: false, upheld: false });
    const id = await appealOf(person.id);
    expect(await itemOf(operator, id)).toMatchObject({ ownDecision: true });
    await operator.client.post(`/api/desk/items/${id}/claim`).expect(200);
    await operator.client.post(`/api/desk/items/${id}/decision`, uphold).expect(200);
    expect(await read(token)).toMatchObject({ state: 'sent', upheld: true });
  });

  it('is refused in words to who decided, once there is another operator', async () => {
    const { person, token } = await suspended(operator);
    await appeal(token).expect(200);
    const id = await appealOf(person.id);
    await operator.client.post(`/api/desk/items/${id}/claim`).expect(200);

    const other = await asStaff(app, 'operator');
    expect((await read(token)).hasOtherReviewer).toBe(true);
    expect(await appealOf(person.id)).toBe(0);
    const words = 'You took this decision yourself, so another operator answers the appeal';
    for (const [path, body] of [['claim'], ['conversation'], ['decision', uphold]] as const) {
      const refused = await operator.client.post(`/api/desk/items/${id}/${path}`, body).expect(403);
      expect(refused.json()).toMatchObject({ message: words, code: 'own-decision' });
    }
    await operator.client.get(`/api/desk/items/${id}`).expect(403);

    await suspend(other.user.id, new Date(Date.now() + 60_000));
    expect(await read(token)).toMatchObject({ hasOtherReviewer: false });
    expect(await itemOf(operator, id)).toMatchObject({ ownDecision: true });
    await operator.client.post(`/api/desk/items/${id}/release`).expect(200);

    await suspend(other.user.id, null);
    expect((await itemOf(other, id)).ownDecision).toBeUndefined();
    await other.client.post(`/api/desk/items/${id}/claim`).expect(200);
    await other.client.post(`/api/desk/items/${id}/decision`, uphold).expect(200);
    expect(await itemOf(operator, id)).toMatchObject({ status: 'closed', outcome: 'upheld' });
  });
});

it.each(['x'.repeat(19), 'x'.repeat(40)])('refuses a link that we did not send: %s', async (token) => {
  await appeal(token).expect(400);
  await app.asVisitor().post('/api/appeals/decision', { token }).expect(400);
});
