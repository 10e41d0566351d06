import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../platform/config/config.js';
import { Codes, newCode, newToken } from './codes.js';

const codes = async (secret: string) =>
  new Codes(await loadConfig({ APP_ENV: 'test', SECRET: secret.repeat(32) }));

describe('the maker of codes', () => {
  it('makes codes of six digits, some with leading zeros', () => {
    const many = Array.from({ length: 2_000 }, newCode);
    expect(many.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(many.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(many).size).toBeGreaterThan(1_900);
  });

  it('seals a code for one purpose and one attempt', async () => {
    const mine = await codes('a');
    const sealed = mine.seal('012345', 'login', 'attempt one');
    expect(mine.matches(sealed, '012345', 'login', 'attempt one')).toBe(true);
    expect(mine.matches(sealed, '12345', 'login', 'attempt one')).toBe(false);
    expect(mine.matches(sealed, '012345', 'phone', 'attempt one')).toBe(false);
    expect(mine.matches(sealed, '012345', 'login', 'attempt two')).toBe(false);
  });

  it('does not reveal a code to a reader of the database who lacks the secret', async () => {
    const sealed = (await codes('a')).seal('012345', 'login', 'attempt');
    expect((await codes('b')).matches(sealed, '012345', 'login', 'attempt')).toBe(false);
  });

  it('makes tokens with the requested number of bits', () => {
    expect(Buffer.from(newToken(128), 'base64url')).toHaveLength(16);
    expect(Buffer.from(newToken(256), 'base64url')).toHaveLength(32);
  });
});
