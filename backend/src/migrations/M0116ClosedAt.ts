import { Migration } from '@mikro-orm/migrations';

/** When the owner of a listing closed it. The people who asked are notified later, if it is still closed. */
export class M0116ClosedAt extends Migration {
  override up(): void {
    this.addSql('alter table listing add column closed_at timestamptz');
  }
}
