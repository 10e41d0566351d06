import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { beginLogin, forgetLimits, wrongCodeFor } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const forget = (pattern: string) =>
  app.database.query('forget-some', 'delete from limit_bucket where key like $1', [pattern]);

async function begin(email: string, client: Client = app.asVisitor()) {
  await forget('login.request:%');
  const attempt = await beginLogin(app, client, email);
  const enter = (code: string) => client.post('/api/auth/verify', { code, userId: attempt.id });
  return { client, ...attempt, enter, guess: () => enter(wrongCodeFor(attempt.code)) };
}

/** Wrong codes for one email, five an attempt, each from another address. */
async function guessFor(email: string, times: number) {
  for (let left = times; left > 0; left -= 5) {
    const { guess } = await begin(email);
    for (let round = 0; round < Math.min(left, 5); round++) await guess().expect(400);
  }
}

it('bears ten wrong codes a day for one email, whether it has an account or not', async () => {
  const { email } = await app.make.user({ email: 'besieged@example.com' });
  for (const victim of [email, 'no.account@example.com']) {
    await guessFor(victim, 10);
    const { enter, code } = await begin(victim);
    const refused = await enter(code).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  }
});

it('bears 25 in 30 days for one email', async () => {
  for (const times of [10, 10, 5]) {
    await guessFor('long.siege@example.com', times);
    await forget('wrong-code:account:86400:%');
  }
  const { enter, code } = await begin('long.siege@example.com');
  await enter(code).expect(429);
});

it('locks nobody out: past the budget the link in the mail works', async () => {
  await guessFor('locked.out@example.com', 10);
  const owner = await begin('locked.out@example.com');
  await owner.enter(owner.code).expect(429);
  await owner.client.post('/api/auth/link', { token: owner.linkToken }).expect(200);
  await owner.client.get('/api/auth/me').expect(200);
});

it('does not count a right code as a wrong one', async () => {
  for (let round = 0; round < 12; round++) {
    const { enter, code } = await begin('often@example.com');
    await enter(code).expect(200);
  }
});

it('stops a sweep over many accounts from one address', async () => {
  const sweeper = app.asVisitor();
  for (let victim = 0; victim < 5; victim++) {
    const { guess } = await begin(`swept${victim}@example.com`, sweeper);
    for (let round = 0; round < 4; round++) await guess().expect(400);
  }
  const { enter, code } = await begin('swept.last@example.com', sweeper);
  await enter(code).expect(429);
});

it('counts guesses at attempts that do not exist, too', async () => {
  const visitor = app.asVisitor();
  const invented = { code: '123456', userId: 'A'.repeat(22) };
  for (let round = 0; round < 20; round++) await visitor.post('/api/auth/verify', invented).expect(400);
  await visitor.post('/api/auth/verify', invented).expect(429);
});

it('stops a sweep from many addresses by what the whole site bears', async () => {
  const { enter, guess, code } = await begin('swept.by.many@example.com');
  await guess().expect(400);
  await app.database.query(
    'spend-site',
    `update limit_bucket set count = 100000 where key like 'wrong-code:site:%'`,
  );
  await enter(code).expect(429);
});

it('does not let one address spend what the whole site bears', async () => {
  const visitor = app.asVisitor();
  const { guess } = await begin('one.address@example.com', visitor);
  for (let round = 0; round < 40; round++) await guess();
  const [site] = await app.database.query<{ count: number }>(
    'site-count',
    `select max(count) as count from limit_bucket where key like 'wrong-code:site:%'`,
  );
  expect(site?.count).toBe(5);
});
