import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OBJECT_STORE } from '../../platform/object-store/open-store.js';
import type { ObjectStore } from '../../platform/object-store/object-store.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AccountCleanup } from '../account-cleanup.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-marks-'));
let app: TestApp;
let store: ObjectStore;
beforeAll(async () => {
  app = await startTestApp({ env: { RELEASES_DIR: folder } });
  store = app.nest.get<ObjectStore>(OBJECT_STORE);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the mark of a deletion', () => {
  it('marks who was deleted beside the database, as a hash, and nobody else', async () => {
    const [leaver, stayer] = [await app.make.user(), await app.make.user()];
    const client = await app.as(leaver);
    await (await app.as(stayer)).delete('/api/profile', { email: leaver.email }).expect(400);
    expect(await store.list('.deletions/')).toEqual([]);
    await client.delete('/api/profile', { email: leaver.email }).expect(200);
    await settled(app.database, 'account.mark-deletion');
    const [key, ...others] = await store.list('.deletions/');
    expect(others).toEqual([]);
    expect(key).toMatch(/^\.deletions\/\d{4}-\d\d-\d\d\/[0-9a-f]{64}$/);
    expect((await store.read(key ?? ''))?.body.toString()).toBe('');
  });

  it('is kept longer than backups, and then forgotten', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const [kept, old] = [399, 401].map((ago) => `.deletions/${day(ago)}/${'a'.repeat(64)}`) as [
      string,
      string,
    ];
    for (const key of [kept, old]) await store.create(key, Buffer.from(''));
    await app.get(AccountCleanup).cleanUp();
    const keys = await store.list('.deletions/');
    expect(keys).toContain(kept);
    expect(keys).not.toContain(old);
  });
});
