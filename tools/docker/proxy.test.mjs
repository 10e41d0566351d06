import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../root.mjs';

it('spreads requests without counting connections, which live streams hold for hours', () => {
  const policies = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8').match(/lb_policy \w+/g);
  assert.deepEqual(policies, ['lb_policy round_robin']);
});
