import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RemoteRelease } from '../../releases/contract.js';
import { accountRelease, publishedSite } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { fuzz } from './fuzz.js';

// Set by `npm run fuzz`; within `npm test` it is a short run that is the same each time.
const { FUZZ_SECONDS = '15', FUZZ_SEED = '1', FUZZ_REQUEST } = process.env;
const milliseconds = Number(FUZZ_SECONDS) * 1_000;

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
const errors: string[] = [];
beforeAll(async () => {
  const { env, publish } = publishedSite();
  publish([accountRelease, { ...accountRelease, name: 'listings', routes }]);
  const logTo = { write: (line: string) => void (line.includes('"level":50') && errors.push(line)) };
  app = await startTestApp({ env: { ...env, LIMITS_SCALE: '100000', LOG_LEVEL: 'error' }, logTo });
  const by = await app.make.user({ verified: true, publicSince: new Date() });
  for (const type of ['helper', 'seeking_help'] as const) await app.make.listing({ by, type });
}, 60_000);
afterAll(() => app.close());

it(
  'handles any input without an error of its own',
  async () => {
    const only = FUZZ_REQUEST === undefined ? undefined : Number(FUZZ_REQUEST);
    const { sent, statuses, faults } = await fuzz(app, {
      seed: Number(FUZZ_SEED),
      milliseconds,
      pages,
      only,
    });
    if (process.env.FUZZ_SECONDS) console.log(`${sent} requests:`, statuses, errors.slice(0, 20).join(''));
    expect(faults.join('\n\n')).toBe('');
    expect(Object.keys(statuses).length).toBeGreaterThan(only === undefined ? 5 : 0);
  },
  milliseconds + 60_000,
);
