import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../src/platform/database/database.js';

const oneRow = `select 1 as one, null::text as name, '{"city": "Delhi"}'::json as place`;

interface Right {
  one: number;
  name: string | null;
  place: { city: string; code?: string };
}

/** Reads of one row, by what their types say wrongly. */
export const plantedReads: Record<string, (database: Database, em: EntityManager) => Promise<unknown>> = {
  nothing: (database) => database.query<Right>('planted', oneRow),
  'nothing of one row': (_, em) => em.execute<Right>(oneRow, [], 'get'),
  'another type': (database) => database.query<Omit<Right, 'one'> & { one: string }>('planted-type', oneRow),
  'a type without null': (database) =>
    database.query<Omit<Right, 'name'> & { name: string }>('planted-null', oneRow),
  'a column that is not read': (database) =>
    database.query<Right & { two: number }>('planted-column', oneRow),
  'a column too few': (database) =>
    database.query<Omit<Right, 'one'> & Record<string, unknown>>('planted-extra', oneRow),
  'a field of JSON': (database) =>
    database.query<Omit<Right, 'place'> & { place: { city: number } }>('planted-json', oneRow),
  'a date of the ORM': (_, em) => em.execute<{ at: Date }[]>('select now() as at'),
  'a word that is another one': (database) =>
    database.query<{ status: 'open' | 'closed' }>('planted-word', `select 'ended' as status`),
};
