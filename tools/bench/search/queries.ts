// What a visitor can ask, and listings that answer it alike however many others there are: a group of forty on each of
// a hundred routes, twenty of each type, on one day and one flight.
const groups = 100;

/** Behind all others; ids go on where they have ended. */
export const addGroups = `
  insert into listing (type, user_id, email, departure_airport, arrival_airport, date, end_date, flight_number,
    description, covered_description, created_at)
  select case when each % 2 = 0 then 'helper' else 'seeking_help' end, (select min(user_id) from traveler), 'group@example.com',
    r.departure, r.arrival, (now() at time zone 'Etc/GMT+12')::date + r.rank::int - case when each > 34 then 2 else 0 end,
    case when each > 34 then (now() at time zone 'Etc/GMT+12')::date + r.rank::int + 1 end, 'ZZ' || r.rank,
    'We were here before all others, and we are still here.', 'We were here before all others, and we are still here.',
    now() - interval '1 hour'
  from bench_route r, generate_series(1, 40) each where r.rank between 20 and ${19 + groups}`;

export const readGroups = `
  select departure as "from", arrival as "to", 'ZZ' || rank as flight,
    ((now() at time zone 'Etc/GMT+12')::date + rank::int)::text as date,
    ((now() at time zone 'Etc/GMT+12')::date + rank::int + 1)::text as "endDate",
    ((now() at time zone 'Etc/GMT+12')::date + 700)::text as never,
    (array['helper', 'seeking_help'])[1 + rank::int % 2] as type
  from bench_route where rank between 20 and ${19 + groups} order by rank`;

const filters = ['from', 'to', 'flight', 'type'];
const windows = [[], ['date'], ['date', 'endDate']];
const limit = 9;

const combinations = filters
  .reduce((all, filter) => [...all, ...all.map((some) => [...some, filter])], [[]])
  .flatMap((some) => windows.map((window) => [...some, ...window]));

const asked = (path, values) => `${path}?${new URLSearchParams({ ...values, limit })}`;
const pick = (group, names) => Object.fromEntries(names.map((name) => [name, group[name]]));

/** Each kind of question by its name, with the addresses that ask it. */
export function questions(found) {
  const all = new Map();
  const elsewhere = (at) => found[(at + 1) % found.length].from;
  for (const names of combinations) {
    const name = names.join(' ') || 'nothing';
    all.set(
      name,
      found.map((group) => asked('/api/listings', pick(group, names))),
    );
    if (!names.includes('date'))
      all.set(
        `${name}, from a page in the middle`,
        found.map((group) => asked('/api/listings', { ...pick(group, names), cursor: `${group.date}.1` })),
      );
    // Nobody flies to where they are, and no flight of a group leaves from another one's airport.
    if (names.includes('from') && (names.includes('to') || names.includes('flight')))
      all.set(
        `${name} that do not belong together`,
        found.map((group, at) =>
          asked('/api/listings', {
            ...pick(group, names),
            from: names.includes('flight') ? elsewhere(at) : group.to,
          }),
        ),
      );
  }
  all.set(
    'days that nobody flies on',
    found.map(({ from, never }) => asked('/api/listings', { from, date: never })),
  );
  for (const type of [{}, { type: 'helper' }, { type: 'seeking_help' }])
    all.set(`newest ${type.type ?? ''}`, [asked('/api/listings', { ...type, sort: 'newest' })]);
  return all;
}
