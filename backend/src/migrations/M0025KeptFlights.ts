import { Migration } from '@mikro-orm/migrations';

/** Owners may keep flight number and time for those who asked. */
export class M0025KeptFlights extends Migration {
  override up(): void {
    this.addSql(`alter table listing add column show_flight boolean not null default true`);
  }
}
