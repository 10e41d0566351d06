import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserEntity } from '../../account/people/user.entity.js';
import type { RemoteRelease } from '../../releases/contract.js';
import { accountRelease, publishedSite } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { operatorToken } from './callers.js';
import { fuzz } from './fuzz.js';
import { fuzzReport } from './report.js';

// Set by `npm run fuzz`; within `npm test` it is a short run that is the same each time.
const { FUZZ_SECONDS = '15', FUZZ_SEED = '1', FUZZ_CASES, FUZZ_REQUEST } = process.env;
const milliseconds = Number(FUZZ_SECONDS) * 1_000;
const cases = FUZZ_CASES === undefined ? undefined : Number(FUZZ_CASES);
const only = FUZZ_REQUEST === undefined ? undefined : Number(FUZZ_REQUEST);

const route = { title: 'A page', access: 'public' as const, files: [] };
const routes: RemoteRelease['routes'] = [
  { ...route, path: '/', calls: ['/api/listings?type=helper&sort=newest', '/api/testimonials'] },
  { ...route, path: '/search', calls: ['/api/listings?from={from}&to={to}&date={date}&flight={flight}'] },
  { ...route, path: '/listing/:id', calls: ['/api/listings/id/{id}/details'] },
  { ...route, path: '/tip/:userId', calls: ['/api/tips/recipients/{userId}'] },
  { ...route, path: '/receipt/:id', calls: ['/api/receipts/{id}?token={token}'] },
  { ...route, path: '/messages', access: 'member', calls: ['/api/messages', '/api/messages/{to}'] },
];
const others = ['/contact', '/sandbox', '/sandbox/messages', '/sandbox/pages/inbox.css', '/sandbox/outbox'];
const files = [
  '/mf/registry.json',
  '/mf/listings/1.0.0-abc/entry.js',
  '/platform',
  '/robots.txt',
  '/health/live',
];
const pages = [...routes.map(({ path }) => path.replace(/:\w+/, '1')), ...others, ...files];

let app: TestApp;
let by: UserEntity;
const errors: string[] = [];
beforeAll(async () => {
  const { env, publish } = publishedSite();
  publish([accountRelease, { ...accountRelease, name: 'listings', routes }]);
  const logTo = { write: (line: string) => void (line.includes('"level":"error"') && errors.push(line)) };
  const settings = { OPERATOR_TOKEN: operatorToken, LIMITS_SCALE: '100000', LOG_LEVEL: 'error' };
  app = await startTestApp({ env: { ...env, ...settings }, logTo });
  by = await app.make.user({ verified: true, publicSince: new Date(), rulesAgreedAt: new Date() });
  for (const type of ['helper', 'seeking_help'] as const) await app.make.listing({ by, type });
}, 60_000);
afterAll(() => app.close());

describe('the fuzzed API', () => {
  it(
    'handles any input without an error of its own, and most of it behind the login',
    async () => {
      const result = await fuzz(app, {
        seed: Number(FUZZ_SEED),
        milliseconds,
        pages,
        members: [by],
        cases,
        only,
      });
      const { tally, faults } = result;
      const isCommand = process.env.FUZZ_SECONDS !== undefined;
      if (isCommand) console.log(`${fuzzReport(result)}\n${errors.slice(0, 20).join('')}`);
      expect(faults.join('\n\n')).toBe('');
      // The tests of other files run beside the short run.
      if (isCommand) expect(tally.slowestMs).toBeLessThan(1_000);
      if (only !== undefined) return;
      const sent = Object.values(tally.statuses).reduce((sum, count) => sum + count, 0);
      expect(tally.reached).toBeGreaterThan(sent / 2);
      expect(Object.keys(tally.statuses).length).toBeGreaterThan(5);
    },
    milliseconds + 60_000,
  );
});
