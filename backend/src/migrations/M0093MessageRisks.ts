import { Migration } from '@mikro-orm/migrations';

/** All that a message warns of; `risk` stays the first of them. Older messages have only that. */
export class M0093MessageRisks extends Migration {
  override up(): void {
    this.addSql(`
      alter table message add column risks text[]
        check (risks <@ array['money', 'parcels', 'documents', 'elsewhere'])`);
  }
}
