import { Migration } from '@mikro-orm/migrations';

/** Counts by day for the desk, without anything about people. */
export class M0041Tallies extends Migration {
  override up(): void {
    this.addSql(`
      create table tally (
        day date not null,
        kind text not null,
        key text not null,
        count bigint not null,
        primary key (kind, day, key)
      )`);
  }
}
