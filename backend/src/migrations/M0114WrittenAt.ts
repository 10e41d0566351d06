import { Migration } from '@mikro-orm/migrations';

/** When a message was written that had to wait for a network. */
export class M0114WrittenAt extends Migration {
  override up(): void {
    this.addSql('alter table message add column written_at timestamptz');
    this.addSql('alter table trip_message add column written_at timestamptz');
  }
}
