import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AccountCleanup } from '../account-cleanup.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const ip = '203.0.113.15';
const rowsOf = (id: number) =>
  app.database.query<{ row: string }>(
    'test-networks',
    'select known_network::text as row from known_network where user_id = $1',
    [id],
  );

describe('the memory of known networks', () => {
  it('keeps hashes of networks, names them in the download, and forgets them after 30 days', async () => {
    const client = app.asVisitor({ ip });
    const { id } = await logIn(app, client, 'traveler@example.com');
    const [row] = await rowsOf(id);
    expect(row?.row).toBeDefined();
    expect(row?.row).not.toContain('203.0.113');
    const { elsewhere } = (await client.get('/api/profile/download').expect(200)).json() as {
      elsewhere: Record<string, unknown[]>;
    };
    const login = [{ lastLoginAt: expect.any(String) }];
    expect(elsewhere).toMatchObject({ loginNetworks: login, loginDevices: login });

    const age = (days: number) =>
      app.database.query(
        'test-age',
        'update known_network set last_seen_at = now() - make_interval(days => $1)',
        [days],
      );
    await age(29);
    await app.get(AccountCleanup).cleanUp();
    expect(await rowsOf(id)).toHaveLength(1);
    await age(31);
    await app.get(AccountCleanup).cleanUp();
    expect(await rowsOf(id)).toEqual([]);
  });

  it('deletes them with the account', async () => {
    const client = app.asVisitor({ ip });
    const { id } = await logIn(app, client, 'leaves@example.com');
    expect(await rowsOf(id)).toHaveLength(1);
    await client.delete('/api/profile', { email: 'leaves@example.com' }).expect(200);
    expect(await rowsOf(id)).toEqual([]);
  });
});
