import { Migration } from '@mikro-orm/migrations';

/** Pictures that we store and serve ourselves, and the address elsewhere that a member gave us instead. */
export class M0021Pictures extends Migration {
  override up(): void {
    this.addSql(`
      create table picture (
        code text primary key check (code ~ '^[A-Za-z0-9_-]{22}$'),
        user_id bigint not null references "user" (id),
        created_at timestamptz not null default now(),
        shown_at timestamptz
      )`);
    this.addSql(`create unique index picture_shown on picture (user_id) where shown_at is not null`);
    this.addSql(`create index picture_unfinished on picture (created_at) where shown_at is null`);
    this.addSql(`alter table "user" add column picture_source text, add column picture_refusal text`);
  }
}
