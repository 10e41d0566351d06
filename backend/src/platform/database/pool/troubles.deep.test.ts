import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { Client } from '../../../testing/client.js';
import { errorBody } from '../../contract.js';

/** Fails the next changes of a profile as PostgreSQL would; a sequence counts them even when they are rolled back. */
const failing = `
  create sequence test_tries;
  create table test_trouble (code text, message text, times int);
  insert into test_trouble values ('', '', 0);
  create function test_fail() returns trigger language plpgsql as $$
    declare trouble test_trouble;
    begin
      select * into trouble from test_trouble;
      if nextval('test_tries') <= trouble.times then
        raise exception '%', trouble.message using errcode = trouble.code;
      end if;
      return new;
    end $$;
  create trigger test_fail before update on "user" for each row execute function test_fail()`;

const fail = `
  with begun as (select setval('test_tries', 1, false))
  update test_trouble set code = $1, message = $2, times = $3 from begun`;

describe('a failing database', () => {
  let app: TestApp;
  let person: Client;
  beforeAll(async () => {
    app = await startTestApp({ env: { DATABASE_WAIT_SECONDS: '3' } });
    person = await app.as(await app.make.user());
    await app.database.pool.query(failing);
  });
  afterAll(() => app.close());

  const failNext = (code: string, times: number, message = 'made by a test') =>
    app.database.query('test-fail', fail, [code, message, times]);
  let written = 0;
  const write = () => person.patch('/api/profile', { bio: `Words ${++written}` });

  it.each([
    ['full', '53100', 'We cannot save anything right now, please try again soon'],
    ['out of memory', '53200', 'We are very busy right now, please try again in a moment'],
    ['waiting for a lock', '55P03', 'We are very busy right now, please try again in a moment'],
    ['too slow', '57014', 'We are very busy right now, please try again in a moment'],
    ['tired of waiting for us', '25P03', 'We are very busy right now, please try again in a moment'],
    ['not yet promoted', '25006', 'We are restarting, please try again in a moment'],
  ])('that is %s causes a 503 with Retry-After', async (_what, code, words) => {
    await failNext(code, 100);
    const refused = await write().expect(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorBody.parse(refused.json()).message).toBe(words);
    await failNext(code, 0);
    await write().expect(200);
  });

  it('that a pooler cannot reach causes a 503; a broken protocol stays a server error', async () => {
    for (const words of [
      'server login has been failing, try again later (server_login_retry)',
      'server conn crashed?',
      // Its SET failed on a connection that the primary was just closing.
      'invalid server parameter',
      'server shutting down',
    ]) {
      await failNext('08P01', 1, words);
      await write().expect(503);
    }
    await failNext('08P01', 1, 'bind message supplies 2 parameters, but prepared statement requires 3');
    await write().expect(500);
  });

  it.each(['40P01', '40001'])('is retried three times after a conflict (%s)', async (code) => {
    await failNext(code, 3);
    await write().expect(200);
    await failNext(code, 4);
    const refused = await write().expect(503);
    expect(refused.headers['retry-after']).toBe('2');
  });

  it('without a free connection causes a 503, also for a statement outside a transaction', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, async () => app.as(await app.make.user())));
    const blocker = await app.database.pool.connect();
    await blocker.query('begin; lock table session in share row exclusive mode');
    const answers = await Promise.all(people.map((leaving) => leaving.post('/api/auth/logout')));
    await blocker.query('rollback');
    blocker.release();
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('completes two changes that lock the same rows in opposite order', async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const { em } = app.nest.get(MikroORM);
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const change = (first: number, second: number) =>
      em.fork().transactional(async (inside) => {
        await inside.execute(`update "user" set bio = coalesce(bio, '') || 'x' where id = ?`, [first]);
        if (++holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await inside.execute(`update "user" set bio = coalesce(bio, '') || 'x' where id = ?`, [second]);
      });
    await Promise.all([change(one.id, other.id), change(other.id, one.id)]);
    // The one that gave way may meet the other a second time.
    expect(holding).toBeGreaterThanOrEqual(3);
    const bios = await em.fork().execute(`select bio from "user" where id in (?, ?)`, [one.id, other.id]);
    expect(bios).toEqual([{ bio: 'xx' }, { bio: 'xx' }]);
  });
});
