import { accountSince, deletionMarks, type DatedAccount } from '../../platform/secrets/deletion-marks.js';
import { onDatabase } from './tables.js';

const atOnce = 10_000;

const next = `
  select id::float8 as id, ${accountSince} as since from "user"
  where id > $1 and deleted_at is null order by id limit ${atOnce}`;
const keep = `insert into deletion_to_repeat (user_id) select unnest($1::bigint[])`;

/** Finds the restored accounts whose deletion was marked. The site deletes them when it starts, with all its rules. */
export function repeatDeletions(url: string, secrets: string[], marks: ReadonlySet<string>): Promise<number> {
  return onDatabase(url, async (client) => {
    const deleted: number[] = [];
    for (let last = 0, isDone = marks.size === 0; !isDone;) {
      const { rows } = await client.query<DatedAccount>(next, [last]);
      for (const account of rows)
        if (deletionMarks(secrets, account).some((mark) => marks.has(mark))) deleted.push(account.id);
      last = rows.at(-1)?.id ?? last;
      isDone = rows.length < atOnce;
    }
    await client.query(keep, [deleted]);
    return deleted.length;
  });
}
