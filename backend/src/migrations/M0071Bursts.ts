import { Migration } from '@mikro-orm/migrations';

/** Several reviews of one person at once, and held tips, are brought to the desk. */
export class M0071Bursts extends Migration {
  override up(): void {
    // The keyed hash of the author's network, for two days.
    this.addSql(`alter table testimonial add column network_key text`);
    this.addSql(`
      create index testimonial_network on testimonial (created_at) where network_key is not null`);
    this.addSql(`
      alter table flag
        drop constraint flag_rule_check,
        add constraint flag_rule_check check (rule in ('words', 'name', 'contacts', 'reviews', 'tips')) not valid`);
    this.addSql(`alter table flag validate constraint flag_rule_check`);
  }
}
