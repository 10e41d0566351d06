import { Migration } from '@mikro-orm/migrations';

/** The site's public key with which a browser has subscribed. A push signed with another one is refused. */
export class M0120PushKey extends Migration {
  override up(): void {
    this.addSql('alter table push_subscription add column vapid_key text');
  }
}
