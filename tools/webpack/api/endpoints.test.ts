import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../root.mjs';
import endpointsForBrowsers, { endpointsFile, parseEndpoints } from './endpoints.ts';

const source = readFileSync(join(root, endpointsFile('payments')), 'utf8');

describe('endpoints in a browser', () => {
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
