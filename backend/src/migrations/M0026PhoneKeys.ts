import { Migration } from '@mikro-orm/migrations';

/** The keyed hash of the last verified phone number. A deleted account keeps it for as long as its blocks. */
export class M0026PhoneKeys extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add column phone_key text`);
    this.addSql(`create index user_phone_key on "user" (phone_key) where phone_key is not null`);
  }
}
