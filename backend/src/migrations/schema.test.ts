import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Statements by which MikroORM would make the schema of its own, and why the migrations' schema stays. */
const allowed: { reason: string; statement: RegExp }[] = [
  {
    reason: 'Foreign keys, checks and unique constraints are written in migrations only.',
    statement: /^alter table "\w+" drop constraint "\w+"$/,
  },
  {
    reason: 'Indexes are written in migrations only.',
    statement: /^drop index "\w+"$/,
  },
  {
    reason: 'Triggers are written in migrations only.',
    statement:
      /^drop (trigger|function) if exists "(listing|match|traveler)_\w+"(\(\)| on "(listing|match|traveler)")$/,
  },
  {
    reason: 'Ids are identity columns, for which MikroORM writes bigserial.',
    statement: /^alter table "\w+" (drop column "id"|add "id" bigserial primary key)$/,
  },
  {
    reason: 'The constraint exists under the name that PostgreSQL gave it.',
    statement:
      /^alter table "(session" add constraint "session_token_hash_unique" unique \("token_hash"\)|block" add constraint "block_blocked_id_foreign" foreign key \("blocked_id"\) references "user" \("id"\))$/,
  },
  {
    reason: 'PostgreSQL stores the same interval in another notation.',
    statement: /^alter table "tip" alter column "look_at" set default now\(\) \+ interval '2 minutes'$/,
  },
  {
    reason: 'A traveler has the id of its user, while MikroORM gives every bigint key a sequence.',
    statement: /\btraveler_user_id_seq\b/,
  },
];

const statementsOf = (sql: string) => sql.split(/;\s*(?:\n|$)/).filter((statement) => statement.trim());

describe('the migrated schema', () => {
  it('has the columns, types, nullability and defaults of the entities', async () => {
    const sql = await app.nest.get(MikroORM).schema.getUpdateSchemaSQL({ dropTables: false, wrap: false });
    const statements = statementsOf(sql);

    expect(statements.filter((text) => !allowed.some(({ statement }) => statement.test(text)))).toEqual([]);
    expect(allowed.filter(({ statement }) => !statements.some((text) => statement.test(text)))).toEqual([]);
  });
});
