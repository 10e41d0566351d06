import { Migration } from '@mikro-orm/migrations';

/** Providers bill by the month, so translations get a budget for it too. */
export class M0119TranslationMonth extends Migration {
  override up(): void {
    this.addSql(`
      alter table translation_budget
        add column month_started timestamptz not null default now(),
        add column month_spent integer not null default 0,
        add column month_alarm timestamptz`);
  }
}
