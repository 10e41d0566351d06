import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { profileOf } from '../testing/document-checks.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { STRIPE_IDENTITY: '0' } });
});
afterAll(() => app.close());

describe('a site without document checks', () => {
  it('has nothing to read and nothing to begin, for anybody', async () => {
    const mine = await app.as(await app.make.user({ verified: true }));
    for (const reply of [await mine.get('/api/identity'), await mine.post('/api/identity')]) {
      expect(reply.status).toBe(404);
      expect(reply.json()).toMatchObject({ message: 'Documents are not checked here' });
    }
    const inFarsi = { 'x-language': 'fa' };
    const { message } = (await mine.get('/api/identity', inFarsi).expect(404)).json() as { message: string };
    expect(message).toMatch(/\p{Script=Arabic}/u);
    await app.asVisitor().post('/api/identity').expect(401);
  });

  it('still shows the day of a check from before', async () => {
    const maria = await app.make.user({ verified: true, publicSince: new Date() });
    await app.database.query('test-checked', 'update "user" set document_checked_at = $2 where id = $1', [
      maria.id,
      '2026-05-03T12:00:00Z',
    ]);
    expect(await profileOf(app, maria)).toMatchObject({ documentCheckedAt: '2026-05-03' });
  });
});
