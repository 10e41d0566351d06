import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Captcha } from './captcha.js';

/** A provider that accepts every token, also used and old ones. */
let provider: Server;
let app: TestApp;
let issuedAt: Date;
let tokens = 0;

beforeAll(async () => {
  provider = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        success: true,
        score: 0.9,
        action: 'login',
        hostname: 'localhost',
        challenge_ts: issuedAt,
      }),
    ),
  ).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  app = await startTestApp({ alone: 'Its provider is one of these tests' });
  app.config.captcha.verifyUrl = `http://127.0.0.1:${port}/siteverify`;
});
beforeEach(() => {
  issuedAt = new Date();
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const check = (token: string) => app.get(Captcha).check({ token, action: 'login', ip: '10.0.0.1' });
const newToken = () => `token ${++tokens}`;

describe('the bot-check with a trusting provider', () => {
  it('accepts a token only once, although the provider would accept it again', async () => {
    const token = newToken();
    expect(await check(token)).toBe('human');
    expect(await check(token)).toBe('suspect');
  });

  it('accepts a token only once from 20 requests at the same time', async () => {
    const token = newToken();
    const checks = await Promise.all(Array.from({ length: 20 }, () => check(token)));
    expect(checks.filter((result) => result === 'human')).toHaveLength(1);
  });

  it('rejects a token older than two minutes, although the provider would accept it', async () => {
    issuedAt = new Date(Date.now() - 110_000);
    expect(await check(newToken())).toBe('human');
    issuedAt = new Date(Date.now() - 130_000);
    expect(await check(newToken())).toBe('suspect');
  });
});
