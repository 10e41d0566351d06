import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sha256 } from './manifest.js';
import { openPlace } from './open-place.js';
import { checkedReader } from './verify.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the check of a backup', () => {
  it('refuses a file that is exchanged between the check and its use', async () => {
    const body = Buffer.from('rows');
    const file = { key: 'piece.gz', bytes: body.length, sha256: sha256(body) };
    const read = checkedReader(openPlace(folder));
    await expect(read(file)).rejects.toThrow('piece.gz is missing');
    writeFileSync(join(folder, file.key), body);
    expect(await read(file)).toEqual(body);
    writeFileSync(join(folder, file.key), 'row2');
    await expect(read(file)).rejects.toThrow('piece.gz is damaged');
  });
});
