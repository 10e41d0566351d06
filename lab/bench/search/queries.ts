// Every kind of search, and listings that give each the same result however many others there are: a group of forty on
// each of a hundred routes, twenty of each type, on one day and one flight.
const groups = 100;

export const addGroups = `
  insert into listing (type, user_id, email, departure_airport, arrival_airport, date, end_date, flight_number,
    description, covered_description, accepts_tips, needs, legs, created_at)
  select case when each % 2 = 0 then 'helper' else 'seeking_help' end, (select min(user_id) from traveler), 'group@example.com',
    r.departure, r.arrival, (now() at time zone 'Etc/GMT+12')::date + r.rank::int - case when each > 34 then 2 else 0 end,
    case when each > 34 then (now() at time zone 'Etc/GMT+12')::date + r.rank::int + 1 end, 'ZZ' || r.rank,
    'We were here before all others, and we are still here.', 'We were here before all others, and we are still here.',
    each % 2 = 0, '{forms}', case when each % 4 < 2 and each <= 34 then jsonb_build_array(
      jsonb_build_object('from', r.departure, 'to', 'FRA', 'date', current_date),
      jsonb_build_object('from', 'FRA', 'to', r.arrival, 'date', current_date)) end,
    now() - interval '1 hour'
  from bench_route r, generate_series(1, 40) each where r.rank between 20 and ${19 + groups}`;

export const readGroups = `
  select departure as "from", arrival as "to", 'ZZ' || rank as flight,
    ((now() at time zone 'Etc/GMT+12')::date + rank::int)::text as date,
    ((now() at time zone 'Etc/GMT+12')::date + rank::int + 1)::text as "endDate",
    ((now() at time zone 'Etc/GMT+12')::date + 700)::text as never,
    (array['helper', 'seeking_help'])[1 + rank::int % 2] as type
  from bench_route where rank between 20 and ${19 + groups} order by rank`;

export interface ListingGroup {
  from: string;
  to: string;
  flight: string;
  date: string;
  endDate: string;
  never: string;
  type: string;
}

export type SearchQueries = Map<string, string[]>;

type Filter = 'from' | 'to' | 'flight' | 'type' | 'date' | 'endDate';

const filters: Filter[] = ['from', 'to', 'flight', 'type'];
const dateFilters: Filter[][] = [[], ['date'], ['date', 'endDate']];
const limit = 9;

/** Filters that no key of an index has, common and rare ones. */
const terms: Record<string, string>[] = [
  { needs: 'forms' },
  { language: 'hi' },
  { verified: 'true' },
  { acceptsTips: 'true' },
  { stops: 'some' },
  { stops: 'none' },
  { language: 'hi', verified: 'true', stops: 'some' },
  { needs: 'forms', language: 'en', verified: 'true', acceptsTips: 'true', stops: 'none' },
  { language: 'si' },
  { needs: 'hard_of_hearing', verified: 'true' },
];

const combinations = filters
  .reduce<Filter[][]>((all, filter) => [...all, ...all.map((some) => [...some, filter])], [[]])
  .flatMap((some) => dateFilters.map((dates) => [...some, ...dates]));

/** Combinations of keys with which each of the terms is measured. */
const termCombinations: Filter[][] = [
  [],
  ['from'],
  ['to'],
  ['from', 'to'],
  ['from', 'to', 'date'],
  ['from', 'to', 'flight'],
];

const pathOf = (values: Record<string, string>) =>
  `/api/listings?${new URLSearchParams({ ...values, limit: String(limit) })}`;
const pick = (group: ListingGroup, names: Filter[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, group[name]]));

export function searchQueries(groups: readonly ListingGroup[]): SearchQueries {
  const queries: SearchQueries = new Map();
  for (const names of combinations) addCombination(queries, groups, names);
  for (const names of termCombinations)
    for (const wanted of terms)
      queries.set(
        [...names, ...Object.entries(wanted).map((term) => term.join('='))].join(' '),
        groups.map((group) => pathOf({ ...pick(group, names), ...wanted })),
      );
  queries.set(
    'days without listings',
    groups.map(({ from, never }) => pathOf({ from, date: never })),
  );
  for (const type of ['', 'helper', 'seeking_help'])
    queries.set(`newest ${type}`, [pathOf({ ...(type && { type }), sort: 'newest' })]);
  return queries;
}

function addCombination(queries: SearchQueries, groups: readonly ListingGroup[], names: Filter[]): void {
  const name = names.join(' ') || 'no filter';
  queries.set(
    name,
    groups.map((group) => pathOf(pick(group, names))),
  );
  if (!names.includes('date'))
    queries.set(
      `${name}, from a page in the middle`,
      groups.map((group) => pathOf({ ...pick(group, names), cursor: `${group.date}.1` })),
    );
  // No listing of a group matches these: airports of a route differ, and a flight leaves from one airport.
  if (names.includes('from') && (names.includes('to') || names.includes('flight')))
    queries.set(
      `${name} that do not belong together`,
      groups.map((group, index) => {
        const next = groups[(index + 1) % groups.length] ?? group;
        return pathOf({ ...pick(group, names), from: names.includes('flight') ? next.from : group.to });
      }),
    );
}
