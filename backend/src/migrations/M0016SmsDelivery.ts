import { Migration } from '@mikro-orm/migrations';

/** What became of each SMS, whether codes are ever entered, and which budget alarms went out. */
export class M0016SmsDelivery extends Migration {
  override up(): void {
    this.addSql(`
      alter table sms_dispatch
        add column status text check (status in ('sent', 'delivered', 'undelivered', 'failed')),
        add column error_code integer`);

    // Holds no number: a prefix is shared by a million of them.
    this.addSql(`
      create table sms_code (
        dispatch_id uuid primary key,
        attempt_id text not null,
        prefix text not null,
        country text not null,
        sent_at timestamptz not null default now(),
        entered_at timestamptz
      )`);
    this.addSql(`create index sms_code_prefix on sms_code (prefix, sent_at desc)`);
    this.addSql(`create index sms_code_attempt on sms_code (attempt_id)`);
    this.addSql(`create index sms_code_sent on sms_code (sent_at)`);

    // The start of the period that the last alarm was about.
    this.addSql(`alter table sms_budget add column hour_alarm timestamptz, add column day_alarm timestamptz`);
  }
}
