import { languageWords } from './language-words.js';
import { today } from './today.js';

/**
 * What a search can ask for beyond type, route, flight and days, as terms on the listing: `forms`, `speaks:hi`,
 * `verified`, `accepts_tips`, `direct` or `stops`. The terms of the route and the flight let the index intersect them.
 */
export const searchTerms = `
  create table language_word (word text primary key, code text not null);
  insert into language_word (word, code) values ${languageWords.map(([word, code]) => `('${word}', '${code}')`).join(', ')};

  create function listing_terms(l listing) returns text[] language plpgsql stable as $$
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
    spoken := coalesce(nullif(l.flyer ->> 'languages', ''), owner.languages);
    if spoken is null then
      return terms;
    end if;
    return terms || array(
      select distinct 'speaks:' || w.code
      from regexp_split_to_table(lower(spoken), '[][\\s,;.:/|&+()·،、，-]+') typed
      join language_word w on w.word = typed order by 1);
  end $$;

  create function keep_listing_terms() returns trigger language plpgsql as $$
  begin
    new.search_terms := listing_terms(new);
    return new;
  end $$;
  create trigger listing_terms_added before insert on listing
    for each row execute function keep_listing_terms();
  create trigger listing_terms_changed
    before update of type, user_id, status, departure_airport, arrival_airport, flight_number, show_flight, legs,
      needs, accepts_tips, flyer on listing
    for each row execute function keep_listing_terms();

  -- Closed listings get their terms when they are opened again.
  create function keep_terms_of_traveler() returns trigger language plpgsql as $$
  begin
    update listing l set search_terms = listing_terms(l)
    where l.user_id = new.user_id and l.status = 'active' and l.last_date >= ${today};
    return null;
  end $$;
  create trigger traveler_terms_added after insert on traveler
    for each row execute function keep_terms_of_traveler();
  create trigger traveler_terms_changed after update of languages, verified on traveler
    for each row when ((old.languages, old.verified) is distinct from (new.languages, new.verified))
    execute function keep_terms_of_traveler();

  create index listing_search_terms on listing using gin (search_terms) where status = 'active';
`;
