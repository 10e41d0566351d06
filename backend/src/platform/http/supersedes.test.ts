import { Post } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeHelper, makeTip } from '../../payments/testing/fixtures.js';
import type { Client, Reply } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Supersedes } from './supersedes.js';

let app: TestApp;
let tipper: Client;
let tip: number;
let listing: number;
beforeAll(async () => {
  app = await startTestApp();
  const [traveler, helper] = [await app.make.user(), await makeHelper(app)];
  ({ id: tip } = await makeTip(app, { by: traveler, to: helper }));
  ({ id: listing } = await app.make.listing({ by: helper }));
  tipper = await app.as(traveler);
});
afterAll(() => app.close());

const contentOf = (reply: Reply) => ({ ...(reply.json() as object), requestId: undefined });

describe('a superseded route', () => {
  it.each([
    ['a receipt', () => [`/api/tips/${tip}/receipt`, `/api/receipts/${tip}`], 200],
    ['a listing', () => [`/api/listings/id/${listing}`, `/api/listings/id/${listing}/details`], 200],
    ['a missing receipt', () => ['/api/tips/999999/receipt', '/api/receipts/999999'], 404],
    ['no id', () => ['/api/listings/id/a%0d%0ab', '/api/listings/id/a%0D%0Ab/details'], 400],
  ] as const)('the former path responds the same and names its successor: %s', async (_, pathsOf, status) => {
    const [former = '', current = ''] = pathsOf();
    const [old, now] = [await tipper.get(former).expect(status), await tipper.get(current).expect(status)];
    expect(contentOf(old)).toEqual(contentOf(now));
    expect(old.headers).toMatchObject({
      deprecation: `@${Date.UTC(2026, 10, 21) / 1_000}`,
      link: `<${current}>; rel="successor-version"`,
      'content-type': now.headers['content-type'],
      'cache-control': now.headers['cache-control'],
    });
    expect(now.headers).not.toHaveProperty('deprecation');
    expect(now.headers).not.toHaveProperty('link');
  });

  it('refuses a decorator below that of the route, where it would have no effect', () => {
    const declare = () => {
      class Wrong {
        @Post('new')
        @Supersedes('old', { since: '2026-11-21' })
        handle() {}
      }
      return Wrong;
    };
    expect(declare).toThrow("@Supersedes('old') must be above @Get or the like");
  });
});
