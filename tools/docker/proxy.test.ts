import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { secureHeaders } from '../../backend/src/platform/http/server/secure-headers.ts';
import { root } from '../root.mjs';

it('spreads requests without counting connections, which live streams hold for hours', () => {
  const policies = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8').match(/lb_policy \w+/g);
  assert.deepEqual(policies, ['lb_policy round_robin']);
});

it('says of its own answers what the server says of every answer', () => {
  const file = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8');
  for (const [name, value] of Object.entries(secureHeaders({ publicUrl: 'http://localhost' })))
    assert.match(file.toLowerCase(), new RegExp(`header ${name} "${RegExp.escape(value.toLowerCase())}"`));
  const own = file.split('handle ').filter((block) => /respond|file_server/.test(block));
  assert.equal(own.length, 2);
  for (const block of own) assert.match(block, /import secure/);
});
