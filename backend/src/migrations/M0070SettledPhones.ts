import { Migration } from '@mikro-orm/migrations';

/** Reports are counted by verified number too, and only once the number has been verified for a day. */
export class M0070SettledPhones extends Migration {
  override up(): void {
    // Null for numbers that were verified before this column existed.
    this.addSql(`alter table "user" add column phone_verified_at timestamptz`);
    this.addSql(`alter table report add column phone_key text`);
    this.addSql(`
      update report r set phone_key = coalesce(u.phone_key, u.id::text)
      from "user" u where u.id = r.reporter_id and r.established`);
    // Whose earlier reports were dismissed.
    this.addSql(`create index report_reporter_key on report (reporter_key)`);
    this.addSql(`create index report_phone_key on report (phone_key) where phone_key is not null`);
  }
}
