import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { type Attempt, beginLogin, forgetLimits, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

let made = 0;
const someEmail = () => `guessed${++made}@example.com`;

async function begin(email = someEmail()) {
  const client = app.asVisitor();
  return { client, email, ...(await beginLogin(app, client, email)) };
}

const enter = (client: Client, code: string, userId: string) =>
  client.post('/api/auth/verify', { code, userId });

const guess = (client: Client, { id, code }: Pick<Attempt, 'id' | 'code'>) =>
  enter(client, wrongCodeFor(code), id);

const triesAt = async (id: string) =>
  (
    await app.database.query<{ tries: number }>('tries', 'select tries from code_attempt where id = $1', [id])
  )[0]?.tries;

describe('the check of a code', () => {
  it('accepts the right code after four wrong ones', async () => {
    const { client, id, code } = await begin();
    for (let round = 0; round < 4; round++) await guess(client, { id, code }).expect(400);
    await enter(client, code, id).expect(200);
  });

  it('ends an attempt after five wrong codes, but the link in the mail still works', async () => {
    const { client, id, code, linkToken } = await begin();
    for (let round = 0; round < 5; round++) await guess(client, { id, code }).expect(400);
    await enter(client, code, id).expect(429);
    await client.post('/api/auth/link', { token: linkToken }).expect(200);
  });

  it.each([50, 200])('counts each of %i concurrent wrong codes, and compares only five', async (together) => {
    const { client, id, code } = await begin();
    const from = (index: number) => {
      const other = app.asVisitor();
      other.cookies.set('attempt', client.cookies.get('attempt') ?? '');
      return index % 10 ? other : client;
    };
    const replies = await Promise.all(
      Array.from({ length: together }, (_, index) => guess(from(index), { id, code })),
    );
    expect(await triesAt(id)).toBe(together);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(together - 5);
    await enter(client, code, id).expect(429);
  });

  it('accepts one right code once, even if it is sent 20 times at once', async () => {
    const { client, email, id, code } = await begin();
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter(client, code, id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = await app.database.query(
      'sessions-of',
      'select 1 from session s join "user" u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(sessions).toHaveLength(1);
  });

  it('accepts a code only once', async () => {
    const { client, id, code } = await begin();
    await enter(client, code, id).expect(200);
    await enter(client, code, id).expect(400);
  });

  it('refuses a code of another attempt, and an attempt of another browser', async () => {
    const [mine, other] = [await begin(), await begin()];
    await enter(mine.client, mine.code, other.id).expect(400);
    await enter(other.client, mine.code, other.id).expect(400);
    await enter(app.asVisitor(), mine.code, mine.id).expect(400);
    await enter(mine.client, mine.code, mine.id).expect(200);
  });

  it('accepts a code for ten minutes by the clock of the database', async () => {
    const early = await begin();
    const late = await begin();
    const age = (id: string, minutes: string) =>
      app.database.query(
        'age-attempt',
        'update code_attempt set code_expires_at = code_expires_at - $2::interval where id = $1',
        [id, minutes],
      );
    await age(early.id, '9 minutes');
    await age(late.id, '10 minutes');
    await enter(early.client, early.code, early.id).expect(200);
    await enter(late.client, late.code, late.id).expect(400);
  });
});
