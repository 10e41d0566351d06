import assert from 'node:assert/strict';
import { createECDH } from 'node:crypto';
import { describe, it } from 'node:test';
import { parseEnv } from 'node:util';
import { run } from './run.ts';

describe('npm run vapid', () => {
  it('npm run vapid prints a new pair of keys at each call', async () => {
    const calls = [run(process.execPath, ['tools/vapid.ts']), run(process.execPath, ['tools/vapid.ts'])];
    const [one = {}, other = {}] = (await Promise.all(calls)).map(({ output }) => parseEnv(output));
    assert.notEqual(one['VAPID_PRIVATE_KEY'], other['VAPID_PRIVATE_KEY']);

    const pair = createECDH('prime256v1');
    pair.setPrivateKey(one['VAPID_PRIVATE_KEY'] ?? '', 'base64url');
    assert.equal(pair.getPublicKey('base64url'), one['VAPID_PUBLIC_KEY']);
  });
});
