import { Migration } from '@mikro-orm/migrations';

/** Which mails people do without. */
export class M0009Notifications extends Migration {
  override up(): void {
    this.addSql(`
      create table notification_off (
        user_id bigint not null references "user" (id) on delete cascade,
        kind text not null check (kind in ('messages', 'contact_requests', 'reminders')),
        since timestamptz not null default now(),
        primary key (user_id, kind)
      )`);
  }
}
