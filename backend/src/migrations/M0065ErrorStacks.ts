import { Migration } from '@mikro-orm/migrations';

/** Where in our scripts an error happened; null for reports of older pages. */
export class M0065ErrorStacks extends Migration {
  override up(): void {
    this.addSql(`alter table client_error add column stack text[]`);
  }
}
