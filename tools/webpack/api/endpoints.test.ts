import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../root.mjs';
import endpointsForBrowsers, { endpointsFile, endpointsRequest, parseEndpoints } from './endpoints.ts';

const source = readFileSync(join(root, endpointsFile('payments')), 'utf8');

describe('endpoints in a browser', () => {
  it('are imported by the name of their folder', () => {
    const [, domain = ''] = endpointsRequest.exec('backend/endpoints/trips/travel-day') ?? [];
    assert.equal(endpointsFile(domain), 'backend/src/trips/travel-day/endpoints.ts');
  });

  it('have a method and a path', () => {
    const { getReceipt, setUpTip } = parseEndpoints(source);
    assert.deepEqual({ ...getReceipt }, { method: 'GET', path: '/api/receipts/:id' });
    assert.deepEqual({ ...setUpTip }, { method: 'POST', path: '/api/create-payment-intent' });
  });

  it('load no schemas, and bring no texts along', () => {
    const code = endpointsForBrowsers(source);
    assert.match(
      code,
      /^export const getPaymentsConfig = \{"method":"GET","path":"\/api\/payments\/config"\};$/m,
    );
    assert.doesNotMatch(code, /import|require|summary|limit|contract/);
  });
});
