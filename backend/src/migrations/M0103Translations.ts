import { Migration } from '@mikro-orm/migrations';

/** The cache of machine translations, and the budget for them. */
export class M0103Translations extends Migration {
  override up(): void {
    this.addSql(`
      create table kept_translation (
        -- Of the original text.
        hash bytea not null,
        language text not null,
        -- With the original text as its secret.
        sealed text not null,
        made_at timestamptz not null default now(),
        primary key (hash, language)
      )`);
    this.addSql('create index kept_translation_made on kept_translation (made_at)');
    this.addSql(`
      create table translation_budget (
        id boolean primary key default true check (id),
        hour_started timestamptz not null default now(),
        hour_spent integer not null default 0,
        day_started timestamptz not null default now(),
        day_spent integer not null default 0,
        -- The start of the period that the last alarm was about.
        hour_alarm timestamptz,
        day_alarm timestamptz
      )`);
    this.addSql('insert into translation_budget default values');
  }
}
