import { Migration } from '@mikro-orm/migrations';

/** Listings of guests can be reported: nobody has an account who wrote them. */
export class M0037ReportedGuests extends Migration {
  override up(): void {
    this.addSql(`alter table report alter column reported_id drop not null`);
    this.addSql(`alter table desk_item alter column person_id drop not null`);
    this.addSql(`drop index desk_item_once`);
    this.addSql(`
      create unique index desk_item_once on desk_item (kind, subject_id, person_id) nulls not distinct
        where status = 'open'`);
  }
}
