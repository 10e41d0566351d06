import { Migration } from '@mikro-orm/migrations';

/** Which leg of the listing an alert found. */
export class M0046AlertedLegs extends Migration {
  override up(): void {
    this.addSql(`alter table alert_hit add column departure text, add column arrival text`);
  }
}
