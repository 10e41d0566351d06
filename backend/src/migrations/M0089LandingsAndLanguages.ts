import { Migration } from '@mikro-orm/migrations';

/** When a trip lands, on the clocks of its arrival airport, and what a helper speaks on it. */
export class M0089LandingsAndLanguages extends Migration {
  override up(): void {
    // With stops, each leg also says when it lands.
    this.addSql(`
      alter table listing
        add column arrival_time text check (arrival_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
        add column arrival_date date,
        add column languages text,
        add constraint listing_landing check ((arrival_time is null) = (arrival_date is null))`);
    // As in the baseline, with the listing's own languages before those of the profile.
    this.addSql(`
      create or replace function listing_terms(l listing) returns text[] language plpgsql stable as $$
      declare
        owner record;
        spoken text;
        terms text[];
      begin
        select languages, verified into owner from traveler where user_id = l.user_id;
        terms := l.needs || array_remove(array[
          case when l.legs is null then 'direct' else 'stops' end,
          case when l.type = 'helper' and l.accepts_tips then 'accepts_tips' end,
          case when owner.verified then 'verified' end,
          'from:' || l.departure_airport,
          'to:' || l.arrival_airport,
          'route:' || l.departure_airport || l.arrival_airport,
          case when l.show_flight then 'flight:' || l.flight_number end
        ], null);
        if l.show_flight and l.legs is not null then
          terms := terms || array(
            select 'flight:' || (each ->> 'flightNumber') from jsonb_array_elements(l.legs - 0) each
            where each ? 'flightNumber');
        end if;
        spoken := coalesce(nullif(l.flyer ->> 'languages', ''), nullif(l.languages, ''), owner.languages);
        if spoken is null then
          return terms;
        end if;
        return terms || array(
          select distinct 'speaks:' || w.code
          from regexp_split_to_table(lower(spoken), '[][\\s,;.:/|&+()·،、，-]+') typed
          join language_word w on w.word = typed order by 1);
      end $$`);
    this.addSql('drop trigger listing_terms_changed on listing');
    this.addSql(`
      create trigger listing_terms_changed
        before update of type, user_id, status, departure_airport, arrival_airport, flight_number, show_flight, legs,
          needs, accepts_tips, flyer, languages on listing
        for each row execute function keep_listing_terms()`);
  }
}
