import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { secureHeaders } from '../../backend/src/platform/http/server/secure-headers.ts';
import { root } from '../root.mjs';

describe('the proxy of the compose file', () => {
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

  it('gives each request an id of its own, which the nodes believe', () => {
    const file = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8');
    assert.match(file, /reverse_proxy [^]*header_up X-Request-Id \{http\.request\.uuid\}\n/);
  });

  it('never serves source maps, which are in the same folder', () => {
    const file = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8');
    assert.match(file, /@bundle \{[^}]*not path [^\n]*\*\.map /);
  });

  it('serves no picture of a member, whose folder is in the same store', () => {
    const file = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8');
    assert.match(file, /@bundle \{[^}]*not path [^\n]* \/mf\/\.\*\n/);
  });

  it('no container fills the disk with its log', () => {
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const services = /^services:\n([^]+?)^\w/m.exec(compose)?.[1]?.split(/^(?= {2}\w)/m) ?? [];
    assert.equal(services.length, 5);
    // The server and the node have it from each other.
    for (const service of services) assert.match(service, /<<: \*(log|server|node)\n/);
    assert.match(compose, /&server\n {2}<<: \*log\n/);
    assert.match(compose, /&log\n {2}logging: .*max-size/);
  });

  it('trusts the same proxies in front of it as the nodes do', () => {
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const front = '${FRONT_PROXIES:-127.0.0.1/32}';
    assert.ok(compose.includes(`FRONT_PROXIES: ${front}\n`));
    assert.match(compose, new RegExp(`TRUST_PROXY: .*${RegExp.escape(front)}`));
    const caddy = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8');
    assert.ok(caddy.includes('trusted_proxies static {$FRONT_PROXIES:127.0.0.1/32}\n'));
  });
});
