import { Migration } from '@mikro-orm/migrations';

/** The day's sums of a tip look for everyone who is paid into the same bank account. */
export class M0081SharedDestinations extends Migration {
  override up(): void {
    this.addSql(`create index payout_account_destinations on payout_account using gin (destinations)`);
  }
}
