import { Migration } from '@mikro-orm/migrations';

/** Messages that the desk has taken out of sight: both sides read that they were. */
export class M0036WithheldMessages extends Migration {
  override up(): void {
    this.addSql(`alter table message add column is_withheld boolean not null default false`);
  }
}
