import { Migration } from '@mikro-orm/migrations';

/** What the provider of timetables said, and how many questions it was asked. */
export class M0101FlightDays extends Migration {
  override up(): void {
    this.addSql(`
      create table flight_day (
        -- As it was asked for: a codeshare has rows of its own.
        number text not null,
        day date not null,
        asked_at timestamptz not null default now(),
        -- Null while a node asks.
        answered_at timestamptz,
        flights jsonb not null default '[]',
        primary key (number, day)
      )`);
    this.addSql('create index flight_day_asked on flight_day (asked_at)');
    this.addSql(`
      create table flight_budget (
        id boolean primary key default true check (id),
        hour_started timestamptz not null default now(),
        hour_spent integer not null default 0,
        day_started timestamptz not null default now(),
        day_spent integer not null default 0,
        -- The start of the period that the last alarm was about.
        hour_alarm timestamptz,
        day_alarm timestamptz
      )`);
    this.addSql('insert into flight_budget default values');
  }
}
