import { Migration } from '@mikro-orm/migrations';

/** A shared contact gives the right to review from the day on which its listing was flown, wherever that moves. */
export class M0080BegunContacts extends Migration {
  override up(): void {
    this.addSql(`alter table contact_request add column begun_on date`);
  }
}
