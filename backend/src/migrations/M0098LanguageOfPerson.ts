import { Migration } from '@mikro-orm/migrations';

/** In which language a member reads the site and their mails lead to it; null as long as they have not chosen. */
export class M0098LanguageOfPerson extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add column language text check (language ~ '^[a-z]{2}$')`);
  }
}
