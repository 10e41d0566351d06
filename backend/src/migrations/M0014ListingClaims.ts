import { Migration } from '@mikro-orm/migrations';

/** Which guest's listing the code or link of a mail is about: only that one is claimed with it. */
export class M0014ListingClaims extends Migration {
  override up(): void {
    this.addSql(`
      create table listing_claim (
        attempt_id text primary key references code_attempt (id) on delete cascade,
        listing_id bigint not null references listing (id) on delete cascade
      )`);
    this.addSql(`create index listing_claim_listing on listing_claim (listing_id)`);
  }
}
