import { Migration } from '@mikro-orm/migrations';

/** Trips that are found by the flight of a later leg, in the order of a search. */
export class M0048LaterFlights extends Migration {
  override up(): void {
    this.addSql(`
      create index listing_leg_later_flight on listing_leg (type, flight, day, listing_id, leg)
        where flight is not null and leg > 1`);
  }
}
