import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/test-app.js';
import { IntakeCleanup } from './intake-cleanup.js';

describe('the cleanup of reports', () => {
  it('deletes old reports of browsers and nothing else', async () => {
    const app = await startTestApp();
    await app.database.query(
      'test-old-errors',
      `insert into client_error (message, place, path, received_at)
     select 'a fault', 'page', '/', now() - days * interval '1 day' from unnest(array[1, 59, 61, 400]) as days`,
    );
    await app.database.query(
      'test-old-loads',
      `insert into slow_load (place, path, milliseconds, received_at)
     select 'page', '/', 4000, now() - days * interval '1 day' from unnest(array[1, 59, 61, 400]) as days`,
    );
    await app.get(IntakeCleanup).cleanUp();
    expect(await app.database.query('test-errors-left', 'select id from client_error')).toHaveLength(2);
    expect(await app.database.query('test-loads-left', 'select id from slow_load')).toHaveLength(2);
    await app.close();
  });
});
