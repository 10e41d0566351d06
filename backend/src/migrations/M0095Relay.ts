import { Migration } from '@mikro-orm/migrations';

/** Several companions on one trip of a traveler, each with legs of their own. */
export class M0095Relay extends Migration {
  override up(): void {
    // The first match of the trip, which itself has none.
    this.addSql(`alter table match add column relay_id bigint references match (id) on delete set null`);
    this.addSql('create index match_relay on match (relay_id) where relay_id is not null');
  }
}
