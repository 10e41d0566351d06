import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { airports as contract, places } from '../contract.js';
import { airports } from './airports.js';
import { airportsVersion } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

describe('GET /api/airports', () => {
  it('returns all airports to everyone, cacheable for a day', async () => {
    const reply = await app.asVisitor().get('/api/airports').expect(200);
    expect(contract.parse(reply.json())).toEqual(airports);
    expect(reply.headers).toMatchObject({
      'cache-control': aDay,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('is cacheable for a year under its versioned URL', async () => {
    const of = async (v: string) =>
      (await app.asVisitor().get(`/api/airports?v=${v}`).expect(200)).headers['cache-control'];
    expect(await of(airportsVersion)).toBe('public, max-age=31536000, immutable');
    expect(await of('of-last-year')).toBe(aDay);
    expect(await of('')).toBe(aDay);
  });

  it('answers 304 when the browser already has the list', async () => {
    const { headers } = await app.asVisitor().get('/api/airports').expect(200);
    const again = (etag: string) => app.asVisitor().get('/api/airports', { 'if-none-match': etag });
    expect(await again(String(headers.etag))).toMatchObject({
      status: 304,
      text: '',
      headers: { etag: headers.etag, 'cache-control': aDay },
    });
    expect((await again('W/"another"')).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding, unpack) => {
    const response = await app.nest.inject({
      url: '/api/airports',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.rawPayload.length).toBeLessThan(45_000);
    expect(JSON.parse(unpack(response.rawPayload).toString())).toEqual(airports);
  });

  it('refuses an unknown query parameter', async () => {
    await app.asVisitor().get('/api/airports?city=Delhi').expect(400);
  });
});

describe('GET /api/airports/named/{name}', () => {
  const named = async (name: string) =>
    places
      .parse(
        (
          await app
            .asVisitor()
            .get(`/api/airports/named/${encodeURIComponent(name)}`)
            .expect(200)
        ).json(),
      )
      .map(({ code, country }) => `${code} ${country}`);

  it('lists what a name may mean, the busiest first', async () => {
    expect(await named('San Jose')).toEqual(['SJC United States', 'SJO Costa Rica']);
    expect(await named('Delhi')).toEqual(['DEL India']);
    await app.asVisitor().get('/api/airports/named/Xyzzy').expect(404);
  });
});
