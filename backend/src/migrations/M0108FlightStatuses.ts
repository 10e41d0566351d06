import { Migration } from '@mikro-orm/migrations';

/** What the provider says about flights on their day, and in the sandbox what testers want it to say. */
export class M0108FlightStatuses extends Migration {
  override up(): void {
    this.addSql(`
      create table flight_status (
        -- As on the ticket: a codeshare has rows of its own.
        number text not null,
        -- Of the departure, on the clock of its airport.
        day date not null,
        departure text not null,
        -- The number of the airline that flies.
        operator text not null,
        known_at timestamptz not null default now(),
        -- Null where the provider does not know the flight.
        status jsonb,
        primary key (number, day, departure)
      )`);
    this.addSql('create index flight_status_day on flight_status (day, operator)');
    this.addSql(`
      create table flight_notice (
        user_id bigint not null references "user" on delete cascade,
        number text not null,
        day date not null,
        departure text not null,
        -- Of what this person was notified.
        notified jsonb not null,
        primary key (number, day, departure, user_id)
      )`);
    this.addSql('create index flight_notice_user on flight_notice (user_id)');
    this.addSql(`
      create table flight_watch (
        operator text not null,
        day date not null,
        -- Of the secret in the address to which the provider sends events.
        token_hash bytea not null unique,
        asked_at timestamptz not null default now(),
        -- The provider's name for it. Null while it is asked, and after a failure.
        alert text,
        primary key (operator, day)
      )`);
    this.addSql('create table sandbox_flight (key text primary key, changes jsonb not null)');
    this.addSql(`
      create table sandbox_alert (
        id bigint generated always as identity primary key,
        ident text not null,
        first_day date not null,
        last_day date not null,
        target_url text not null
      )`);
  }
}
