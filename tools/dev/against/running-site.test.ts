import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, it } from 'node:test';
import { levelsOf, refusalOf } from './running-site.ts';

const answers = {
  '/platform/override': [200, ''],
  '/gate': [302, ''],
  '/broken': [503, ''],
  '/mf/registry.json': [200, JSON.stringify({ remotes: [], shell: '1.0.0-abc' })],
  '/mf/shell/1.0.0-abc/shell.json': [200, JSON.stringify({ hostApi: 3, oldestHostApi: 2, entry: [] })],
};
const server = createServer(({ url }, reply) => {
  const [status, body] = answers[url] ?? [404, ''];
  reply.writeHead(status).end(body);
});
let site;

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

it('a site that asks for a confirmation can be developed against, also behind a gate', async () => {
  assert.equal(await refusalOf(site, `${site}/platform/override`), undefined);
  assert.equal(await refusalOf(site, `${site}/gate`), undefined);
});

it('a site in production, or one that is not well, is told from it in a sentence', async () => {
  assert.match(await refusalOf(site, `${site}/not-here`), /takes nothing .* in production\.$/);
  assert.match(await refusalOf(site, `${site}/broken`), /is not well: it answered 503\.$/);
});

it('a site says which levels of the host API its shell speaks', async () => {
  assert.deepEqual(await levelsOf(site), { oldestHostApi: 2, hostApi: 3 });
  assert.equal(await levelsOf(`${site}/elsewhere`), undefined);
});
