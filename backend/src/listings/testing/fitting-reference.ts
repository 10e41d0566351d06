import { airports } from '../airports/airports.js';
import { kilometers } from '../airports/kilometers.js';
import type { AskedLeg, AskedTrip } from '../fitting/asked-trip.js';
import type { FittingListing } from '../fitting/contract.js';
import { bounds } from '../fitting/fitting.sql.js';
import type { Leg } from '../contract.js';

export interface StoredTrip {
  id: number;
  type: 'helper' | 'seeking_help';
  user_id: number | null;
  departure_airport: string;
  arrival_airport: string;
  date: string;
  end_date: string | null;
  flight_number: string | null;
  show_flight: boolean;
  legs: Leg[] | null;
  covered_legs: number[];
  status: 'active' | 'closed';
}

interface Viewer {
  id: number;
  hidden: number[];
  today: string;
}

export interface KnownLeg {
  trip: StoredTrip;
  leg: number;
  from: string;
  to: string;
  day: string;
  flight: string | null;
  /** The key of its plane. */
  plane?: string | undefined;
}

/** The key of a flight that a timetable knows. */
export type PlaneOf = (flight: string | null, from: string, to: string, day: string) => string | undefined;

export type Fit = Pick<FittingListing, 'id' | 'why' | 'mine' | 'theirs' | 'day' | 'away' | 'km' | 'shared'>;
type Candidate = Omit<Fit, 'shared' | 'why'> & { rank: number; isCompanion: boolean };

const whys = ['flight', 'leg', 'route', 'airport'] as const;
const aDay = 86_400_000;
export const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / aDay;

type Key = (string | number | boolean)[];
const compareKeys = (one: Key, other: Key): number => {
  for (const [index, part] of one.entries()) {
    const counterpart = other[index] ?? part;
    if (part !== counterpart) return part < counterpart ? -1 : 1;
  }
  return 0;
};
const sortedBy = <Item>(items: Item[], keyOf: (item: Item) => Key) =>
  items.toSorted((one, other) => compareKeys(keyOf(one), keyOf(other)));

/** What the statement of fitting trips must give, in code that is slow and obvious. */
export function fittingTrips(
  { legs, sought }: AskedTrip,
  all: KnownLeg[],
  viewer: Viewer,
  planeOf: PlaneOf,
): Fit[] {
  const known = all.filter(({ trip }) => isShown(trip, viewer));
  const found = sought.flatMap(({ type, isCompanion }) => {
    const ofType = known.filter(({ trip }) => trip.type === type);
    return legs
      .flatMap((mine) => [
        ...samePlane(mine, ofType, planesOf(mine, viewer.today, planeOf)),
        ...(isCompanion ? sameFlight(mine, ofType) : allReasons(mine, ofType)),
      ])
      .map((candidate) => ({ ...candidate, isCompanion }));
  });
  const best = [...Map.groupBy(found, ({ id }) => id).values()].flatMap(bestReason);
  const sorted = sortedBy(best, (fit) => [
    whys.indexOf(fit.why),
    fit.isCompanion,
    -fit.shared,
    fit.away,
    fit.km,
    fit.day,
    fit.id,
  ]);
  const companions = sorted.filter(({ isCompanion }) => isCompanion).slice(0, bounds.companions);
  return sorted
    .filter((fit) => !fit.isCompanion || companions.includes(fit))
    .slice(0, bounds.answer)
    .map(({ isCompanion: _isCompanion, ...fit }) => fit);
}

function isShown(trip: StoredTrip, { id, hidden, today }: Viewer): boolean {
  const { status, user_id: owner, date, end_date: endDate } = trip;
  if (status !== 'active' || owner === null || owner === id || hidden.includes(owner)) return false;
  return (endDate ?? date) >= today;
}

export function legsOf(trip: StoredTrip, today: string, planeOf: PlaneOf): KnownLeg[] {
  const { departure_airport: from, arrival_airport: to, date, end_date: endDate, show_flight: shows } = trip;
  const days = daysBetween(date, endDate ?? date) + 1;
  const direct = Array.from({ length: days }, (_, later) => ({
    leg: 1,
    from,
    to,
    day: plus(date, later),
    flight: shows ? trip.flight_number : null,
  }));
  const withStops = [
    { leg: 0, from, to, day: date, flight: null },
    ...(trip.legs ?? []).map((leg, index) => ({
      leg: index + 1,
      from: leg.from,
      to: leg.to,
      day: leg.date,
      flight: shows ? (leg.flightNumber ?? null) : null,
    })),
  ];
  const isOpen = ({ leg }: { leg: number }) =>
    leg ? !trip.covered_legs.includes(leg) : !trip.covered_legs.length;
  return (trip.legs ? withStops : direct)
    .filter((leg) => leg.day >= today && isOpen(leg))
    .map((leg) => ({ trip, ...leg, plane: planeOf(leg.flight, leg.from, leg.to, leg.day) }));
}

const allReasons = (mine: AskedLeg, known: KnownLeg[]) => [
  ...sameFlight(mine, known),
  ...sameRoute(mine, known),
  ...otherDays(mine, known),
  ...otherAirports(mine, known),
];

const isWithin = ({ day }: KnownLeg, { firstDay, lastDay }: AskedLeg, around = 0) =>
  day >= plus(firstDay, -around) && day <= plus(lastDay, around);
const bySoonest = (legs: KnownLeg[]) => sortedBy(legs, ({ day, trip, leg }) => [day, trip.id, leg]);
const flies =
  ({ from, to }: AskedLeg) =>
  (leg: KnownLeg) =>
    leg.from === from && leg.to === to;

function candidate(mine: AskedLeg, { trip, leg, day }: KnownLeg, rank: number, km = 0) {
  const away = Math.max(0, daysBetween(day, mine.firstDay), daysBetween(mine.lastDay, day));
  return { id: trip.id, mine: mine.leg, theirs: leg, day, away, km, rank };
}

function sameFlight(mine: AskedLeg, known: KnownLeg[]) {
  const same = known.filter((leg) => mine.flight && leg.flight === mine.flight && isWithin(leg, mine));
  return bySoonest(same)
    .slice(0, bounds.same)
    .map((leg) => candidate(mine, leg, 0));
}

function planesOf({ flight, from, to, firstDay, lastDay }: AskedLeg, today: string, planeOf: PlaneOf) {
  const first = firstDay < today ? today : firstDay;
  const days = Array.from({ length: Math.max(0, daysBetween(first, lastDay) + 1) }, (_, later) =>
    plus(first, later),
  );
  return new Set(days.flatMap((day) => planeOf(flight, from, to, day) ?? []));
}

const samePlane = (mine: AskedLeg, known: KnownLeg[], planes: Set<string>) =>
  [...planes].flatMap((plane) =>
    bySoonest(known.filter((leg) => leg.plane === plane))
      .slice(0, bounds.same)
      .map((leg) => candidate(mine, leg, 0)),
  );

function sameRoute(mine: AskedLeg, known: KnownLeg[]) {
  const same = known.filter(flies(mine)).filter((leg) => isWithin(leg, mine));
  return bySoonest(same)
    .slice(0, bounds.same)
    .map((leg) => candidate(mine, leg, mine.leg > 0 && leg.leg > 0 ? 1 : 2));
}

function otherDays(mine: AskedLeg, known: KnownLeg[]) {
  const near = bySoonest(known.filter(flies(mine)).filter((leg) => isWithin(leg, mine, bounds.daysAround)));
  const before = near.filter(({ day }) => day < mine.firstDay).toReversed();
  const after = near.filter(({ day }) => day > mine.lastDay);
  return [...before.slice(0, bounds.otherDays), ...after.slice(0, bounds.otherDays)].map((leg) =>
    candidate(mine, leg, 2),
  );
}

function otherAirports(mine: AskedLeg, known: KnownLeg[]) {
  const routes = around(mine.from)
    .flatMap((from) => around(mine.to).map((to) => ({ from, to, km: from.km + to.km })))
    .filter(({ from, to, km }) => km > 0 && from.code !== to.code);
  return sortedBy(routes, ({ from, to, km }) => [km, from.code + to.code])
    .slice(0, bounds.nearRoutes)
    .flatMap(({ from, to, km }) => {
      const route = { ...mine, from: from.code, to: to.code };
      const near = known.filter(flies(route)).filter((leg) => isWithin(leg, mine, bounds.otherAirportDays));
      return bySoonest(near)
        .slice(0, bounds.otherAirport)
        .map((leg) => candidate(mine, leg, 3, km));
    });
}

const known = new Map<string, { code: string; km: number }[]>();

function around(code: string): { code: string; km: number }[] {
  const remembered = known.get(code) ?? nearest(code);
  known.set(code, remembered);
  return remembered;
}

function nearest(code: string) {
  const here = airports.find((airport) => airport.code === code);
  const others = airports
    .filter((airport) => here && airport !== here)
    .map((airport) => ({ code: airport.code, km: Math.round(kilometers(here!, airport)) }))
    .filter(({ km }) => km <= 150);
  return [
    { code, km: 0 },
    ...sortedBy(others, (other) => [other.km, other.code]).slice(0, bounds.nearAirports),
  ];
}

function bestReason(all: Candidate[]) {
  const shared = new Set(all.filter(({ rank }) => rank <= 1).map(({ mine }) => mine)).size;
  const byReason = sortedBy(all, ({ rank, away, km, mine, theirs, day }) => [
    rank,
    away,
    km,
    mine === 0,
    theirs === 0,
    mine,
    theirs,
    day,
  ]);
  return byReason.slice(0, 1).map(({ rank, ...fit }) => ({ ...fit, why: whys[rank] ?? 'flight', shared }));
}
