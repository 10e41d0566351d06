import { Migration } from '@mikro-orm/migrations';

/** Contacts that a family wants notified of the arrival. */
export class M0088ArrivalContacts extends Migration {
  override up(): void {
    // Addresses and numbers of people without an account: sealed, as the care card is.
    this.addSql(`
      create table arrival_contacts (
        match_id bigint primary key references match (id) on delete cascade,
        sealed text not null,
        told_at timestamptz
      )`);
  }
}
