import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { folder, ports, type Member } from './settings.ts';

/** A superuser's connection by the member's socket file, which works while its network is cut. */
export const memberClient = ({ name }: Member, database = 'postgres') =>
  new Client({ host: join(folder, 'run', name), port: ports.postgres, user: 'postgres', database });

export async function query<Row extends QueryResultRow>(
  client: Client,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  // The error of a lost connection also rejects the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
