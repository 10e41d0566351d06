import { Migration } from '@mikro-orm/migrations';

/** The counters of the limits: unlogged, because losing them in a crash costs nobody anything. */
export class M0001Platform extends Migration {
  override up() {
    this.addSql(`
      create unlogged table limit_bucket (
        key text primary key,
        count integer not null,
        ends_at timestamptz not null
      )
    `);
    this.addSql(`create index limit_bucket_ends_at on limit_bucket (ends_at)`);
  }
}
