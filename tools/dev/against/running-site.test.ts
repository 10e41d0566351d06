import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { siteLevels, siteRefusal } from './running-site.ts';

const responses: Record<string, [status: number, body: string]> = {
  '/platform/override': [200, ''],
  '/login-page': [302, ''],
  '/broken': [503, ''],
  '/mf/registry.json': [200, JSON.stringify({ remotes: [], shell: '1.0.0-abc' })],
  '/mf/shell/1.0.0-abc/shell.json': [200, JSON.stringify({ hostApi: 3, oldestHostApi: 2, entry: [] })],
};
const server = createServer(({ url = '' }, response) => {
  const [status, body] = responses[url] ?? [404, ''];
  response.writeHead(status).end(body);
});
let site = '';

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

describe('a running site to develop against', () => {
  it('a site that shows its confirmation page can be developed against, even behind a login page', async () => {
    assert.equal(await siteRefusal(site, `${site}/platform/override`), undefined);
    assert.equal(await siteRefusal(site, `${site}/login-page`), undefined);
  });

  it('a site in production, or one with an error, is refused in a sentence', async () => {
    const refusalOf = async (path: string) => (await siteRefusal(site, site + path)) ?? '';
    assert.match(await refusalOf('/not-here'), /accepts nothing .* in production\.$/);
    assert.match(await refusalOf('/broken'), /has an error: it responded 503\.$/);
  });

  it('a site that cannot be reached is refused with the reason', async () => {
    const refusal = await siteRefusal('http://localhost:9', 'http://localhost:9/platform/override');
    assert.match(refusal ?? '', /^http:\/\/localhost:9 cannot be reached: ./);
  });

  it('the levels of a site are those of its shell', async () => {
    assert.deepEqual(await siteLevels(site), { oldestHostApi: 2, hostApi: 3 });
    assert.equal(await siteLevels(`${site}/elsewhere`), undefined);
  });
});
