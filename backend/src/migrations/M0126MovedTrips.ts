import { Migration } from '@mikro-orm/migrations';

/** The day on which the two have agreed, and who has moved it since, until the other one says whether it fits. */
export class M0126MovedTrips extends Migration {
  override up(): void {
    this.addSql(`
      alter table match
        add column moved_from date,
        add column moved_by bigint,
        add constraint match_moved check ((moved_from is null) = (moved_by is null))`);
  }
}
