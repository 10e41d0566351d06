import { Migration } from '@mikro-orm/migrations';

/** A review belongs to a pair and a day of travel, whichever listing it names. */
export class M0076ReviewsOfTripDays extends Migration {
  override up(): void {
    this.addSql(`
      alter table testimonial
        add column trip_day date,
        add column first_written_at timestamptz not null default now()`);
    this.addSql(`
      update testimonial t set first_written_at = created_at,
        trip_day = coalesce(
          (select date from match where id = t.match_id), (select date from listing where id = t.listing_id))`);
  }
}
