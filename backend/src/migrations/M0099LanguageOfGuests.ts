import { Migration } from '@mikro-orm/migrations';

/** Of the page on which somebody without an account gave their address: later mails about it are in this language. */
export class M0099LanguageOfGuests extends Migration {
  override up(): void {
    for (const table of ['listing', 'alert', 'tip'])
      this.addSql(`alter table ${table} add column language text check (language ~ '^[a-z]{2}$')`);
  }
}
