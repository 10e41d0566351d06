import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Pool } from 'pg';
import { serve } from '../../tools/testing/listen.ts';
import { bundleOnePage } from './pages/bundle.ts';
import { comparePages, halfRate, summarizeRounds } from './pages/compare-pages.ts';
import { askAtOnce, askAtRate, endConnections, type Measured } from './pages/load.ts';
import { createPageTable, expectSameRoot, storePages } from './pages/stored-pages.ts';
import { fillListings } from './search/rows.ts';
import { OwnServers } from './servers/own-servers.ts';
import { pg } from './servers/packages.ts';

describe('pages per second, compared with a bare server', () => {
  const measured = (perSecond: number, { ms = 10, rendered = 100 } = {}): Measured => {
    return { perSecond, processorMs: 5, times: Array.from({ length: 100 }, () => ms), rendered };
  };
  const bare = [measured(100)];
  const unrendered = [measured(200, { rendered: 0 })];
  const met = (rendered: Measured, half = measured(35)) =>
    comparePages({ bare, unrendered, rendered: [rendered] }, half).map(({ isMet }) => isMet);

  it('may be a little fewer, and come in time at half of the load', () => {
    assert.deepEqual(met(measured(70)), [true, true, true]);
    assert.deepEqual(met(measured(69)), [false, true, true]);
    assert.deepEqual(met(measured(70), measured(35, { ms: 50 })), [true, false, true]);
  });

  it('do not count when they came without their content', () => {
    assert.deepEqual(met(measured(200, { rendered: 98 })), [true, true, false]);
    assert.deepEqual(met(measured(70), measured(35, { rendered: 98 })), [true, true, false]);
  });

  it('are printed with the ratio to the same server without rendering', () => {
    const rounds = { bare, unrendered, rendered: [measured(80), measured(90), measured(10)] };
    assert.match(
      comparePages(rounds, measured(40))[0]?.text ?? '',
      /^0\.80 of the bare.*; 0\.40 of ours without/,
    );
    assert.equal(halfRate(rounds), 40);
    assert.equal(summarizeRounds(rounds.rendered)['pages per second'], 80);
  });
});

describe('the load of pages', () => {
  after(endConnections);
  const html = (root: string) => brotliCompressSync(`<div id="root">${root}</div>`);

  it('asks for the addresses in turn, with the cookie, and counts what was rendered', async () => {
    const asked = new Map<string, string | undefined>();
    const url = await serve(({ url: address = '', headers }, response) => {
      asked.set(address, headers.cookie);
      response.end(html(address === '/a' ? '<main></main>' : ''));
    });
    const load = { url, pid: process.pid, addresses: ['/a', '/b'], cookie: 'session=1' };
    const { times, rendered, perSecond } = await askAtRate(load, 40, 0.25);
    assert.deepEqual([times.length, rendered], [10, 5]);
    assert.ok(perSecond > 0 && perSecond < 60, String(perSecond));
    assert.deepEqual(Object.fromEntries(asked), { '/a': 'session=1', '/b': 'session=1' });
    assert.ok((await askAtOnce(load, 2, 0.1)).times.length > 2);
  });

  it('fails when a page is refused, because a refusal is fast', async () => {
    const url = await serve((_, response) => response.writeHead(429).end());
    const load = { url, pid: process.pid, addresses: ['/'] };
    await assert.rejects(askAtOnce(load, 1, 0.1), /responded 429/);
  });
});

describe('the bare server of pages', () => {
  const servers = new OwnServers();
  let pool: Pool;
  after(async () => {
    await pool?.end();
    await servers.end();
  });

  it('sends the same content as ours, from one row', async () => {
    const { url } = await servers.start({ RENDER_BUDGET_MS: '5000' });
    pool = new pg.Pool({ connectionString: servers.databaseUrl() });
    // Two million routes take longer than the test.
    await pool.query(`delete from airport where code not in ('JFK', 'DEL')`);
    await fillListings(pool, 40);
    const [{ id }] = await (await fetch(`${url}/api/listings?limit=1`)).json();
    const addresses = [`/listing/${id}`, '/search?from=JFK&to=DEL'];
    await createPageTable(pool);
    await storePages(pool, url, { addresses });
    const bare = await servers.startBare(
      'pages/bare-server.ts',
      servers.databaseUrl(),
      await bundleOnePage(),
    );
    for (const address of addresses) await expectSameRoot([url + address, bare.url + address]);
    await assert.rejects(expectSameRoot([url + addresses[0], bare.url + addresses[1]]), /differ in what/);
    assert.equal((await fetch(`${bare.url}/`)).status, 404);
    const headers = { cookie: 'session=unknown' };
    assert.equal((await fetch(bare.url + addresses[0], { headers })).status, 200);
  });
});
