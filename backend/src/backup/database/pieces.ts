import { createGunzip, createGzip } from 'node:zlib';
import { Readable, pipeline } from 'node:stream';
import { pipeline as pipeAll } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupPlace } from '../open-place.js';
import type { BackedUpFile, BackedUpTable } from '../manifest.js';
import { writeFile } from '../write-file.js';
import type { Table } from './tables.js';

/** Small enough to be held in memory and sent in one request, whatever the size of the table. */
const pieceBytes = 8 * 1024 * 1024;

export async function dumpTable(
  client: Client,
  store: BackupPlace,
  { name, columns }: Table,
): Promise<BackedUpTable> {
  const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  const pieces: BackedUpFile[] = [];
  const save = async (body: Buffer) => {
    const number = String(pieces.length + 1).padStart(5, '0');
    pieces.push(await writeFile(store, `database/${name.replaceAll('"', '')}/${number}.copy.gz`, body));
  };
  let chunks: Buffer[] = [];
  let bytes = 0;
  const packed = createGzip({ level: 1 });
  // An error destroys `packed`, so the loop below throws it.
  pipeline(copy, packed, () => {});
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    await save(Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
  }
  if (bytes) await save(Buffer.concat(chunks));
  return { name, columns, rows: copy.rowCount, pieces };
}

/** Resolves to the number of rows. */
export async function loadTable(
  client: Client,
  { name, columns, pieces }: BackedUpTable,
  read: (file: BackedUpFile) => Promise<Buffer>,
): Promise<number> {
  async function* bodies() {
    for (const piece of pieces) yield await read(piece);
  }
  const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeAll(Readable.from(bodies()), createGunzip(), copy);
  return copy.rowCount;
}
