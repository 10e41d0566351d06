import { Migration } from '@mikro-orm/migrations';

/** How the flights of listings compare with the timetable, which is asked again and again for 60 days ahead. */
export class M0109FlightChecks extends Migration {
  override up(): void {
    this.addSql(`
      create table flight_check (
        listing_id bigint not null references listing on delete cascade,
        leg smallint not null,
        number text not null,
        day date not null,
        -- What the timetable said last, as { from, to, time, arrivalDate, arrivalTime }. Null: it does not fly that day.
        says jsonb,
        -- What the owner is asked about. Null: both agree, or the owner has answered.
        asks text check (asks in ('times', 'route', 'day')),
        primary key (listing_id, leg)
      )`);
    this.addSql(`
      create table flight_question (
        operator text not null,
        day date not null,
        -- Whoever asks about this plane since then is the only one.
        asked_at timestamptz not null default clock_timestamp(),
        primary key (operator, day)
      )`);
    // From here on an answer is looked up again. Infinity: no trip needs it any more.
    this.addSql(`
      update flight_plane set try_at = greatest(now(), (day - 60)::timestamptz)
      where try_at = 'infinity' and day >= current_date`);
  }
}
