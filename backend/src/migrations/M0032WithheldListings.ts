import { Migration } from '@mikro-orm/migrations';

/**
 * Listings that the desk has taken out of every list. They are closed as long as anything withholds them, so no search
 * needs to know; `resumes_as` is the status that they return to.
 */
export class M0032WithheldListings extends Migration {
  override up(): void {
    this.addSql(`
      alter table listing
        add column withheld text[] not null default '{}',
        add column resumes_as text check (resumes_as in ('active', 'closed')),
        add constraint listing_withheld_is_closed
          check (withheld = '{}' or (status = 'closed' and resumes_as is not null))`);
  }
}
