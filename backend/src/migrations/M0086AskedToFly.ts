import { Migration } from '@mikro-orm/migrations';

/** Who flies, when a family asks an Amigo; and requests that were taken back before an answer. */
export class M0086AskedToFly extends Migration {
  override up(): void {
    // A request of the seeker's own, by its listing, or a person. Without a foreign key: the request may be deleted.
    this.addSql(`alter table match add column traveler jsonb check (jsonb_typeof(traveler) = 'object')`);
    this.addSql(`alter table contact_request drop constraint contact_request_status_check`);
    this.addSql(`
      alter table contact_request add constraint contact_request_status_check
        check (status in ('asked', 'shared', 'declined', 'expired', 'withdrawn'))`);
  }
}
