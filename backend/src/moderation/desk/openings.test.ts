import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asReporter, asStaff } from '../testing/staff.js';
import { auditLog, deskItem, queue } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the log of openings', () => {
  it('logs who opened an item or the page of a person, once in a quarter of an hour', async () => {
    const [desk, reader] = [await asStaff(app), await asStaff(app)];
    const person = await app.make.user({ publicSince: new Date() });
    const { client } = await asReporter(app);
    await client.post('/api/reports', { userId: person.id, reason: 'fraud' }).expect(200);
    const { items } = queue.parse((await desk.client.get('/api/desk/queue').expect(200)).json());
    const id = items[0]?.id;
    for (let times = 0; times < 2; times++) {
      await reader.client.get(`/api/desk/items/${id}`).expect(200);
      await reader.client.get(`/api/desk/people/${person.id}`).expect(200);
      await reader.client.get(`/api/desk/people/${person.id}/log`).expect(200);
      await reader.client.get(`/api/desk/people/${person.id}/notes`).expect(200);
    }
    await reader.client.get('/api/desk/items/99999').expect(404);
    await reader.client.get('/api/desk/people/99999').expect(404);

    const log = auditLog.parse((await desk.client.get('/api/desk/log').expect(200)).json());
    const actor = `${reader.user.username} (${reader.user.id})`;
    expect(log.filter((entry) => entry.actor === actor)).toMatchObject([
      { action: 'notes.opened', personId: person.id, itemId: null },
      { action: 'person-log.opened', personId: person.id, itemId: null },
      { action: 'person.opened', personId: person.id, itemId: null },
      { action: 'item.opened', personId: person.id, itemId: id },
    ]);
    const item = deskItem.parse((await desk.client.get(`/api/desk/items/${id}`).expect(200)).json());
    expect(item.history).toEqual([]);
    const history = await desk.client.get(`/api/desk/people/${person.id}/log`).expect(200);
    expect(auditLog.parse(history.json())).toEqual([]);
  });

  it('opens the email and phone of people of the desk to operators only', async () => {
    const [moderator, operator] = [await asStaff(app), await asStaff(app, 'operator')];
    const [colleague, other] = [await asStaff(app), await asStaff(app, 'operator')];
    for (const { user } of [colleague, other]) {
      const path = `/api/desk/people/${user.id}/contact`;
      const refused = await moderator.client.post(path).expect(403);
      expect(refused.text).not.toContain(user.email);
      expect((await operator.client.post(path).expect(200)).json()).toMatchObject({ email: user.email });
    }
    const member = await app.make.user();
    await moderator.client.post(`/api/desk/people/${member.id}/contact`).expect(200);
  });
});
