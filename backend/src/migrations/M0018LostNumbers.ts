import { Migration } from '@mikro-orm/migrations';

/** Since when a member's verified number counts for somebody else, until they verify or change it. */
export class M0018LostNumbers extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add column number_lost_at timestamptz`);
  }
}
