import { Migration } from '@mikro-orm/migrations';

/** When the owner of a listing closed it: who asked is told later, if it is still closed since then. */
export class M0116ClosedAt extends Migration {
  override up(): void {
    this.addSql('alter table listing add column closed_at timestamptz');
  }
}
