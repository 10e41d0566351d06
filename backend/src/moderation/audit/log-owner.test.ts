import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { loadConfig } from '../../platform/config/config.js';
import { migrate } from '../../platform/database/migrate.js';
import { emptyDatabase } from '../../testing/test-database.js';

const script = readFileSync(new URL('../../../../deploy/audit-log.sql', import.meta.url), 'utf8');
const role = `log_test_${process.pid}`;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let app: Client;
let migrateAsApp: () => Promise<void>;

const at = (url: string, change: (url: URL) => void) => {
  const changed = new URL(url);
  change(changed);
  return changed.href;
};

async function asSuperuser(text: string, url = database.url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** As the documents make it: the application's role owns the database, and has no other right. */
beforeAll(async () => {
  database = await emptyDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await asSuperuser(`create role ${role} login password 'secret'; alter database ${name} owner to ${role}`);
  const url = at(database.url, (to) => {
    [to.username, to.password] = [role, 'secret'];
  });
  const config = await loadConfig({ APP_ENV: 'test', DATABASE_URL: url, SECRET: 's'.repeat(32) });
  migrateAsApp = () => migrate(config);
  await migrateAsApp();
  await asSuperuser(
    script.replaceAll(/database amigo\b/g, `database ${name}`).replaceAll(/\bamigo(?=_owner\b|\b)/g, role),
  );
  app = new Client({ connectionString: url });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
  const server = at(database.url, (to) => {
    to.pathname = '/postgres';
  });
  await asSuperuser(`drop role ${role}; drop role ${role}_owner`, server);
});

describe('the owner of the log', () => {
  it('lets the application read the log and add to it', async () => {
    await app.query(`insert into audit_entry (actor, action) values ('server', 'role.changed')`);
    const { rows } = await app.query('select action from audit_entry');
    expect(rows).toEqual([{ action: 'role.changed' }]);
    const last = `select last_value::int as last from pg_sequences where sequencename = 'audit_entry_id_seq'`;
    expect((await app.query(last)).rows).toEqual([{ last: 1 }]);
  });

  it.each([
    `alter table audit_entry disable trigger all`,
    `drop trigger audit_entry_only_grows on audit_entry`,
    `update audit_entry set details = ''`,
    `delete from audit_entry`,
    `truncate audit_entry`,
    `alter table audit_entry rename to lost`,
    `drop table audit_entry`,
    `drop schema public cascade`,
    `create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$`,
    `set session_replication_role = replica`,
  ])('refuses the application: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toThrow(/must be owner|permission denied/);
  });

  it('leaves migrations and the job queue to the application', async () => {
    await migrateAsApp();
    await app.query(`create table next_release (id bigint); drop table next_release`);
    const { rows } = await app.query(`select tableowner from pg_tables where schemaname = 'pgboss' limit 1`);
    expect(rows).toEqual([{ tableowner: role }]);
  });
});
