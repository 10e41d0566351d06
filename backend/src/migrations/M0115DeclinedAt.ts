import { Migration } from '@mikro-orm/migrations';

/** When the owner declined a request: for a minute they can take it back, and the asker is not told before. */
export class M0115DeclinedAt extends Migration {
  override up(): void {
    this.addSql('alter table contact_request add column declined_at timestamptz');
  }
}
