import { Migration } from '@mikro-orm/migrations';

/** The counters of the limits: logged, because a crash must not give a guesser of codes a new month. */
export class M0001Platform extends Migration {
  override up() {
    this.addSql(`
      create table limit_bucket (
        key text primary key,
        count integer not null,
        ends_at timestamptz not null
      )
    `);
    this.addSql(`create index limit_bucket_ends_at on limit_bucket (ends_at)`);
  }
}
