import { Migration } from '@mikro-orm/migrations';

/** Every listing that is sent has two places and more. They are written when an airport changes, and not at each reading. */
export class M0123AirportPlaces extends Migration {
  override up(): void {
    this.addSql(`
      create function airport_place(code text, name text, city text, country text, lat float8, lon float8) returns text
      language sql immutable as $$
        select row_to_json(o)::text from (select code, name, city, country, lat, lon) o
      $$`);
    // A text, because servers compare whole rows of this table, and json cannot be compared.
    this.addSql(`
      alter table airport add column place text not null
        generated always as (airport_place(code, name, city, country, lat, lon)) stored`);
  }
}
