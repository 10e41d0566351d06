import { Migration } from '@mikro-orm/migrations';

/** What a traveler says of people whom they only wrote to counts after they have verified a phone number. */
export class M0068CountedContacts extends Migration {
  override up(): void {
    this.addSql(`alter table traveler add column contacts_count boolean not null default false`);
    this.addSql(`update traveler set contacts_count = true where counts_since is not null`);
  }
}
