import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiPaths, callPath } from './api-paths.ts';

const cases: [source: string, path: string][] = [
  [`query: () => '/api/blocks'`, '/api/blocks'],
  [`<a href="/api/tips.csv" download>`, '/api/tips.csv'],
  ['url: `/api/blocks/${userId}`,', '/api/blocks/{}'],
  ['`/api/tips/${encodeURIComponent(id)}/receipt`', '/api/tips/{}/receipt'],
  ['`/api/airports?v=${version}`', '/api/airports'],
  ["`/api/messages/stream${after === null ? '' : `?after=${after}`}`", '/api/messages/stream'],
  ['`/api/tips/${ {id}.id }/receipt#top`', '/api/tips/{}/receipt'],
];
for (const [source, path] of cases)
  it(`finds ${path} in ${source}`, () => assert.deepEqual(apiPaths(source), [path]));

describe('the API paths of a source', () => {
  it('finds every path of a source, but none in comments and types', () => {
    const source =
      `/** like </api/tips?cursor=1>, */ ask('/api/tips'); ask("/api/payouts"); go('/apiary')`.concat(
        ' as `/api/${string}`',
      );
    assert.deepEqual(apiPaths(source), ['/api/tips', '/api/payouts']);
  });

  it('reads the path of a call in a route', () => {
    assert.equal(callPath('/api/messages/{to}?limit=50&peek=1'), '/api/messages/{}');
    assert.equal(callPath('/api/tips/{id}/receipt'), '/api/tips/{}/receipt');
  });
});
