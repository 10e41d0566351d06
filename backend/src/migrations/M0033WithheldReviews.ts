import { Migration } from '@mikro-orm/migrations';

/** Reviews that the desk has taken out of sight. They do not count meanwhile. */
export class M0033WithheldReviews extends Migration {
  override up(): void {
    this.addSql(`alter table testimonial add column is_withheld boolean not null default false`);
  }
}
