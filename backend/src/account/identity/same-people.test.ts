import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AccountCleanup } from '../account-cleanup.js';
import { auditLog } from '../../moderation/desk/contract.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { asStaff, type AtTheDesk } from '../../moderation/testing/staff.js';
import { sameAccounts } from './contract.js';
import { SamePeople } from './same-people.js';

let app: TestApp;
let desk: AtTheDesk;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
  desk = await asStaff(app);
});
afterAll(() => app.close());

const payWith = (card: string, { id }: { id: number }) =>
  app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(SamePeople).recordCard(em, id, card));
const isBlocked = (one: { id: number }, other: { id: number }) =>
  app.get(BlocksService).isBlockedBetween(one.id, other.id);
const someone = () => app.make.user({ publicSince: new Date() });
const opened = async ({ id }: { id: number }) =>
  sameAccounts.parse((await desk.client.post(`/api/desk/people/${id}/accounts`).expect(200)).json());

describe('the recognition of a person', () => {
  it('lets a block follow the card to another account, for 180 days after the first is deleted', async () => {
    const [victim, stalker, back, late] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ];
    await payWith('card of a stalker', stalker);
    await (await app.as(victim)).post('/api/blocks', { userId: stalker.id }).expect(200);
    await (await app.as(stalker)).delete('/api/profile', { email: stalker.email }).expect(200);

    expect(await isBlocked(victim, back)).toBe(false);
    await payWith('card of a stalker', back);
    expect(await isBlocked(victim, back)).toBe(true);

    await app.database.query(
      'test-age',
      `update "user" set deleted_at = now() - interval '181 days' where id = $1`,
      [stalker.id],
    );
    await app.get(AccountCleanup).cleanUp();
    const kept = await app.database.query('test-cards', 'select user_id::float8 as id from person_card');
    expect(kept).toEqual([{ id: back.id }]);
    await payWith('quite another card', late);
    expect(await isBlocked(victim, late)).toBe(false);
  });

  it('extends a new block to every account with the card', async () => {
    const [victim, stalker, second] = [await someone(), await someone(), await someone()];
    await payWith('shared card', stalker);
    await payWith('shared card', second);
    await (await app.as(victim)).post('/api/blocks', { userId: stalker.id }).expect(200);
    expect(await isBlocked(victim, second)).toBe(true);
  });

  it('stores no fingerprint as the provider names it', async () => {
    await payWith('a card fingerprint', await someone());
    const rows = await app.database.query('test-all-cards', 'select * from person_card');
    expect(JSON.stringify(rows)).not.toContain('fingerprint');
  });

  it('shows the desk which accounts share something, by id and name, and logs it', async () => {
    const browser = app.asVisitor();
    const first = await logIn(app, browser, 'many.names@example.com');
    const second = await logIn(app, browser, 'another.name@example.com');
    const third = await logIn(app, app.asVisitor(), 'many.names+3@example.com');
    await payWith('their card', first);
    await payWith('their card', third);
    await app.database.query('test-phone', `update "user" set phone_key = 'same' where id = any($1)`, [
      [first.id, second.id],
    ]);
    expect(await opened(first)).toEqual([
      { id: second.id, username: second.username, by: ['device', 'phone'] },
      { id: third.id, username: third.username, by: ['card', 'mailbox'] },
    ]);
    expect(await opened(await someone())).toEqual([]);
    const log = auditLog.parse(
      (await desk.client.get(`/api/desk/people/${first.id}/log`).expect(200)).json(),
    );
    expect(log[0]).toMatchObject({ action: 'accounts.opened', personId: first.id });
  });
});
