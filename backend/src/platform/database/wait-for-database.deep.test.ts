import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../../testing/test-database.js';
import { waitForDatabase } from './wait-for-database.js';

describe('the wait for the database', () => {
  it('accepts our PostgreSQL, and refuses an older one in a sentence', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const port = Number(url.port);
    const older = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) socket.on('error', () => near.destroy());
      near.pipe(far).pipe(new VersionChanged()).pipe(near);
    });
    await once(older.listen(0, '127.0.0.1'), 'listening');
    try {
      await waitForDatabase(url.href);
      url.host = `127.0.0.1:${(older.address() as AddressInfo).port}`;
      await expect(waitForDatabase(url.href)).rejects.toThrow(
        `Cannot use the database ${url.pathname.slice(1)} at ${url.host}: it is PostgreSQL 17, and 18 is needed`,
      );
    } finally {
      older.close();
      await database.drop();
    }
  });
});

/** The row with the version is the one short answer that is just a number. */
class VersionChanged extends Transform {
  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void) {
    const row = Buffer.from('D\0\0\0\x0c\0\x01\0\0\0\x0218', 'latin1');
    const at = chunk.indexOf(row);
    if (at >= 0) chunk.write('17', at + row.length - 2);
    done(null, chunk);
  }
}
