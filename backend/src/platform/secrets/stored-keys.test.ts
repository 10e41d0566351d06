import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { StoredKeys } from './stored-keys.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const node = (secret = app.config.secret, before: string[] = []) =>
  new StoredKeys(app.database, { ...app.config, secret, secrets: [secret, ...before] });

describe('a stored key', () => {
  it('is the same key on every node and after every restart', async () => {
    const keys = await Promise.all([node().key('one'), node().key('one'), node().key('one')]);
    expect(new Set(keys).size).toBe(1);
    expect(await node().key('one')).toBe(keys[0]);
    expect(await node().key('other')).not.toBe(keys[0]);
  });

  it('cannot be read from the database', async () => {
    const key = await node().key('hidden');
    const [row] = await app.database.query(
      'kept-keys',
      'select kept_key::text from kept_key where purpose = $1',
      ['hidden'],
    );
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('is a different key with a different secret', async () => {
    const key = await node().key('secret');
    expect(await node('another secret, as long as secrets must be').key('secret')).not.toBe(key);
    expect(await node().key('secret')).toBe(key);
  });

  it('stays the same key during and after a change of the secret', async () => {
    const key = await node().key('changing');
    const next = 'the next secret, as long as secrets must be';
    expect(await node(next, [app.config.secret]).key('changing')).toBe(key);
    expect(await node(next).key('changing')).toBe(key);
  });
});
