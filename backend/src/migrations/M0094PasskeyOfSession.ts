import { Migration } from '@mikro-orm/migrations';

/** When a session added its passkey, for sessions that did not begin with one. */
export class M0094PasskeyOfSession extends Migration {
  override up(): void {
    this.addSql(`alter table session add column passkey_added_at timestamptz`);
  }
}
