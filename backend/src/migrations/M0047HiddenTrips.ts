import { Migration } from '@mikro-orm/migrations';

/**
 * Which trips of whom the desk has hidden: it outlasts the listing, which its owner can delete and post again.
 * `because_of` is the listing that the desk decided about. Rows go a few days after the trip.
 */
export class M0047HiddenTrips extends Migration {
  override up(): void {
    this.addSql(`
      create table hidden_trip (
        listing_id bigint primary key,
        because_of bigint not null,
        user_id bigint,
        mailbox_key text,
        phone_key text,
        type text not null,
        departure_airport text not null,
        arrival_airport text not null,
        first_date date not null,
        last_date date not null
      )`);
    this.addSql(`create index hidden_trip_because on hidden_trip (because_of)`);
    this.addSql(`
      insert into hidden_trip
      select l.id, l.id, u.id, u.mailbox_key, u.phone_key, l.type, l.departure_airport, l.arrival_airport, l.date,
        l.last_date
      from listing l left join "user" u on u.id = l.user_id where 'desk' = any (l.withheld)`);
  }
}
