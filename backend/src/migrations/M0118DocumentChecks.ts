import { Migration } from '@mikro-orm/migrations';

/** Stripe compares an identity document with a selfie. What we keep of it is here, and no document. */
export class M0118DocumentChecks extends Migration {
  override up(): void {
    this.addSql(`
      create table identity_check (
        id bigint generated always as identity primary key,
        user_id bigint not null references "user" (id),
        -- The idempotency key at the provider, and how its events name the check.
        key uuid not null default gen_random_uuid() unique,
        session_id text unique,
        status text not null default 'waiting' check (status in ('waiting', 'checked', 'refused', 'ended')),
        -- Of a refusal, and of an end.
        reason text,
        is_adult boolean,
        name_fits boolean,
        created_at timestamptz not null default now(),
        -- Also of a refusal.
        checked_at timestamptz,
        redacted_at timestamptz,
        -- When the provider is asked next, if neither event nor page reports anything.
        look_at timestamptz default now() + interval '2 minutes',
        looks integer not null default 0
      )`);
    this.addSql(
      `create unique index identity_check_waiting on identity_check (user_id) where status = 'waiting'`,
    );
    this.addSql('create index identity_check_user on identity_check (user_id, id)');
    this.addSql('create index identity_check_look on identity_check (look_at) where look_at is not null');
    this.addSql(`
      alter table "user" add column document_checked_at timestamptz, add column document_name_fits boolean`);
    this.addSql('alter table traveler add column document_checked_on date');
    this.addSql(`
      create table identity_budget (
        id boolean primary key default true check (id),
        hour_started timestamptz not null default now(),
        hour_spent integer not null default 0,
        day_started timestamptz not null default now(),
        day_spent integer not null default 0,
        -- The start of the period that the last alarm was about.
        hour_alarm timestamptz,
        day_alarm timestamptz
      )`);
    this.addSql('insert into identity_budget default values');
  }
}
