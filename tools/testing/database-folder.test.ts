import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { databaseFolder } from './database-folder.ts';

const gigabyte = 1024 ** 3;
const much = { memory: 16 * gigabyte, free: 8 * gigabyte };

describe('the folder of test databases', () => {
  it('databases of tests are in memory where there is much of it, else on the disk', () => {
    assert.equal(databaseFolder(much), '/dev/shm');
    assert.equal(databaseFolder({ ...much, memory: 4 * gigabyte }), tmpdir());
    assert.equal(databaseFolder({ ...much, free: 64 * 1024 ** 2 }), tmpdir());
  });
});
