import { Migration } from '@mikro-orm/migrations';

/** What a message is about, found when it is stored. Older messages stay unmarked. */
export class M0024RiskyMessages extends Migration {
  override up(): void {
    this.addSql(`
      alter table message
        add column risk text check (risk in ('parcels', 'money', 'elsewhere', 'documents')),
        add column has_contact boolean not null default false`);
  }
}
