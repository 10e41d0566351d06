import { Migration } from '@mikro-orm/migrations';

/** What must be remembered so that no SMS goes out twice, costs run away, or a bot-check counts twice. */
export class M0005Providers extends Migration {
  override up(): void {
    this.addSql(`
      create table sms_dispatch (
        id uuid primary key,
        provider_id text,
        claimed_at timestamptz not null default now()
      )`);
    this.addSql(`create index sms_dispatch_claimed on sms_dispatch (claimed_at)`);

    this.addSql(`
      create table sms_budget (
        id boolean primary key default true check (id),
        hour_started timestamptz not null default now(),
        hour_spent integer not null default 0,
        day_started timestamptz not null default now(),
        day_spent integer not null default 0
      )`);
    this.addSql(`insert into sms_budget default values`);

    this.addSql(`
      create table captcha_use (
        token_hash bytea primary key,
        used_at timestamptz not null default now()
      )`);
    this.addSql(`create index captcha_use_used on captcha_use (used_at)`);
  }
}
