import { Migration } from '@mikro-orm/migrations';

/** "Each carries only their own bags" is agreed to once by each person, and no longer in each conversation. */
export class M0042AgreedRules extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add column rules_agreed_at timestamptz`);
    this.addSql(`
      update "user" u set rules_agreed_at = c.at
      from (select user_id, min(confirmed_at) as at from rules_confirmation group by user_id) c
      where c.user_id = u.id`);
  }
}
