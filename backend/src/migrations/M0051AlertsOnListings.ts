import { Migration } from '@mikro-orm/migrations';

/** An alert may wait until a guest's listing is claimed, or follow the trip of its member's own listing. */
export class M0051AlertsOnListings extends Migration {
  override up(): void {
    this.addSql(`
      alter table alert
        add column listing_id bigint references listing (id) on delete cascade,
        add column own_listing_id bigint references listing (id) on delete cascade,
        add constraint alert_own_listing_of_member check (own_listing_id is null or user_id is not null),
        add constraint alert_about_one_listing check (listing_id is null or own_listing_id is null)`);
    this.addSql(`create index alert_listing on alert (listing_id) where listing_id is not null`);
    this.addSql(`create index alert_own_listing on alert (own_listing_id) where own_listing_id is not null`);

    // Which leg of the watcher's own trip was found.
    this.addSql(`
      alter table alert_hit
        add column own_departure text,
        add column own_arrival text,
        drop constraint alert_hit_why_check,
        add constraint alert_hit_why_check
          check (why in ('flight', 'route', 'departure', 'arrival', 'near', 'claimed'))`);
  }
}
