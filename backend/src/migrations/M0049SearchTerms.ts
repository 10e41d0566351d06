import { Migration } from '@mikro-orm/migrations';

const today = `(now() at time zone 'Etc/GMT+12')::date`;

/** What people call a language when they type it. */
const languages: Record<string, string> = {
  ak: 'akan twi fante',
  am: 'amharic አማርኛ',
  ar: 'arabic العربية عربي',
  bg: 'bulgarian български',
  bn: 'bengali bangla বাংলা',
  bs: 'bosnian bosanski',
  cs: 'czech čeština česky',
  da: 'danish dansk',
  de: 'german deutsch',
  el: 'greek ελληνικά',
  en: 'english',
  es: 'spanish español espanol castellano',
  fa: 'farsi persian dari فارسی',
  fi: 'finnish suomi',
  fil: 'filipino tagalog pilipino',
  fr: 'french français francais',
  gu: 'gujarati ગુજરાતી',
  ha: 'hausa',
  he: 'hebrew עברית',
  hi: 'hindi हिन्दी हिंदी',
  hr: 'croatian hrvatski',
  ht: 'haitian kreyòl',
  hu: 'hungarian magyar',
  hy: 'armenian հայերեն',
  id: 'indonesian indonesia',
  ig: 'igbo',
  it: 'italian italiano',
  ja: 'japanese 日本語',
  ka: 'georgian ქართული',
  kk: 'kazakh қазақ қазақша',
  km: 'khmer cambodian ខ្មែរ',
  kn: 'kannada ಕನ್ನಡ',
  ko: 'korean 한국어',
  lo: 'lao laotian ລາວ',
  ml: 'malayalam മലയാളം',
  mn: 'mongolian монгол',
  mr: 'marathi मराठी',
  ms: 'malay melayu',
  my: 'burmese myanmar မြန်မာ',
  ne: 'nepali नेपाली',
  nl: 'dutch nederlands flemish vlaams',
  no: 'norwegian norsk',
  pa: 'punjabi panjabi ਪੰਜਾਬੀ',
  pl: 'polish polski',
  ps: 'pashto pushto پښتو',
  pt: 'portuguese português portugues',
  ro: 'romanian română romana moldovan',
  ru: 'russian русский',
  si: 'sinhala sinhalese සිංහල',
  sk: 'slovak slovenčina',
  so: 'somali soomaali',
  sq: 'albanian shqip',
  sr: 'serbian srpski српски',
  sv: 'swedish svenska',
  sw: 'swahili kiswahili',
  ta: 'tamil தமிழ்',
  te: 'telugu తెలుగు',
  th: 'thai ไทย',
  tr: 'turkish türkçe turkce',
  uk: 'ukrainian українська',
  ur: 'urdu اردو',
  uz: 'uzbek ozbek',
  vi: 'vietnamese việt viet',
  yo: 'yoruba yorùbá',
  yue: 'cantonese 粤语 廣東話',
  zh: 'chinese mandarin putonghua 中文 普通话 國語',
};
const words = Object.entries(languages).flatMap(([code, names]) =>
  names.split(' ').map((name) => `('${name}', '${code}')`),
);

/**
 * What a search can ask for beyond type, route, flight and days, as terms on the listing: `forms`, `speaks:hi`,
 * `verified`, `accepts_tips`, `direct` or `stops`. The terms of the route and the flight let the index intersect them.
 */
export class M0049SearchTerms extends Migration {
  override up(): void {
    this.addSql(`alter table listing add column search_terms text[] not null default '{}'`);
    this.addSql(`create table language_word (word text primary key, code text not null)`);
    this.addSql(`insert into language_word (word, code) values ${words.join(', ')}`);

    this.addSql(`
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
      end $$`);

    this.addSql(`
      create function keep_listing_terms() returns trigger language plpgsql as $$
      begin
        new.search_terms := listing_terms(new);
        return new;
      end $$`);
    this.addSql(`
      create trigger listing_terms_added before insert on listing
        for each row execute function keep_listing_terms()`);
    this.addSql(`
      create trigger listing_terms_changed
        before update of type, user_id, status, departure_airport, arrival_airport, flight_number, show_flight, legs,
          needs, accepts_tips, flyer on listing
        for each row execute function keep_listing_terms()`);

    // Closed listings get their terms when they are opened again.
    this.addSql(`
      create function keep_terms_of_traveler() returns trigger language plpgsql as $$
      begin
        update listing l set search_terms = listing_terms(l)
        where l.user_id = new.user_id and l.status = 'active' and l.last_date >= ${today};
        return null;
      end $$`);
    this.addSql(`
      create trigger traveler_terms_added after insert on traveler
        for each row execute function keep_terms_of_traveler()`);
    this.addSql(`
      create trigger traveler_terms_changed after update of languages, verified on traveler
        for each row when ((old.languages, old.verified) is distinct from (new.languages, new.verified))
        execute function keep_terms_of_traveler()`);

    this.addSql(`
      update listing l set search_terms = listing_terms(l)
      where l.status = 'active' and l.last_date >= ${today}`);
    this.addSql(
      `create index listing_search_terms on listing using gin (search_terms) where status = 'active'`,
    );
  }
}
