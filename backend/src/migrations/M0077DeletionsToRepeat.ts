import { Migration } from '@mikro-orm/migrations';

/** Accounts of a restored backup that were deleted after it was made. The next start deletes them again. */
export class M0077DeletionsToRepeat extends Migration {
  override up(): void {
    this.addSql(`
      create table deletion_to_repeat (
        user_id bigint primary key references "user" (id) on delete cascade
      )`);
  }
}
