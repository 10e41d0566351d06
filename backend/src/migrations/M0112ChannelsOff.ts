import { Migration } from '@mikro-orm/migrations';

/** Members choose for each topic what reaches their devices and their phone; mails have `notification_off`. */
export class M0112ChannelsOff extends Migration {
  override up(): void {
    this.addSql(`
      create table channel_off (
        user_id bigint not null references "user" (id) on delete cascade,
        topic text not null,
        channel text not null check (channel in ('push', 'sms')),
        since timestamptz not null default now(),
        primary key (user_id, topic, channel)
      )`);
  }
}
