import { Migration } from '@mikro-orm/migrations';

/** The legs of a trip with stops: those that the two fly together, and each one's own before and after. */
export class M0082TripLegs extends Migration {
  override up(): void {
    // A direct trip has no rows. Days are counted from the day of the match, so that a trip that moves takes its legs along.
    this.addSql(`
      create table trip_leg (
        match_id bigint not null references match (id) on delete cascade,
        leg smallint not null check (leg between 1 and 8),
        departure text not null,
        arrival text not null,
        days_later smallint not null,
        time text,
        arrival_days_later smallint,
        arrival_time text,
        flight text,
        flown_by text not null check (flown_by in ('both', 'helper', 'seeker')),
        primary key (match_id, leg)
      )`);
  }
}
