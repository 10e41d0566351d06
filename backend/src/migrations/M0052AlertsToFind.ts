import { Migration } from '@mikro-orm/migrations';

/** A route that thousands watch is matched within the index, without a read of each alert. */
export class M0052AlertsToFind extends Migration {
  override up(): void {
    this.addSql(`
      create index alert_to_find on alert (type, key, last_day)
        include (first_day, nearby, how, departure_airport, arrival_airport, user_id, mailbox_key, id)
        where status = 'on' and listing_id is null and own_listing_id is null`);
    this.addSql(`drop index alert_by_key`);
  }
}
