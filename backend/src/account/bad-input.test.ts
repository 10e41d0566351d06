import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../testing/log-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { errorBody } from '../platform/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const calls = [
  ['POST', '/api/auth/login', { email: 'a@example.com', captchaToken: 't' }],
  ['POST', '/api/auth/verify', { code: '123456', userId: 'A'.repeat(22) }],
  ['POST', '/api/auth/resend-code', { userId: 'A'.repeat(22) }],
  ['POST', '/api/auth/link', { token: 'A'.repeat(22) }],
  ['PATCH', '/api/profile', { username: 'Name', bio: 'b', languages: 'l', phoneNumber: '+1 2025550143' }],
  ['DELETE', '/api/profile', { email: 'a@example.com' }],
  ['POST', '/api/blocks', { userId: 1 }],
  ['POST', '/api/reports', { userId: 1, reason: 'spam', details: 'd', listingId: 1 }],
] as const;

const badValues = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  '',
  'a\u0000b',
  'a\ud800b',
  '\u202eabc',
  'x'.repeat(20_000),
  [],
  {},
  [[]],
  { $ne: null },
];

describe('bad input to the account', () => {
  it.each(calls)(
    '%s %s refuses every bad value with a message, never with a server error',
    async (method, path, good) => {
      const client = await app.as(await app.make.user());
      const bodies = Object.keys(good).flatMap((key) =>
        badValues.map((value) => ({ ...good, [key]: value })),
      );
      for (const body of [...bodies, { ...good, unknown: 1 }, [], null, 'text', 5]) {
        const reply = await client.send(method, path, JSON.stringify(body), {
          'content-type': 'application/json',
        });
        if (reply.status === 200) continue;
        expect({ body, status: reply.status >= 400 && reply.status < 500 ? 'words' : reply.status }).toEqual({
          body,
          status: 'words',
        });
        expect(errorBody.parse(reply.json()).message).not.toBe('');
      }
    },
    60_000,
  );
});
