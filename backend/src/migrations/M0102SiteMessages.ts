import { Migration } from '@mikro-orm/migrations';

/** What the site says in a conversation, in the languages other than English. */
export class M0102SiteMessages extends Migration {
  override up(): void {
    this.addSql('alter table message add column translations jsonb');
  }
}
