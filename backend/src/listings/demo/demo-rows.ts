import { maskContacts } from '../../account/index.js';
import { contentOf, type Content, type Form } from '../posting/content.js';
import { SeededRandom } from './seeded-random.js';
import { guestPosts } from './guest-posts.js';
import { daysAhead, journeysOn, type Journey } from './journeys.js';
import { nearMisses } from './near-misses.js';
import { tripOf } from './trip.js';

export interface Person extends Record<string, unknown> {
  id: number;
  email: string;
  username: string;
  phoneNumber: string | null;
  languages: string | null;
}

type CityOf = (code: string) => string;

export interface ListingRow extends Content {
  userId: number | null;
  email: string;
  coveredName: string | null;
  minutesAgo: number;
  /** True when the trip is so near that its owner answered the reminder. */
  isConfirmed: boolean;
}

/** The row is made only for a trip that is missing: covering what a text says of contacts is most of the work. */
export interface DemoTrip {
  email: string;
  form: Form;
  row: () => ListingRow;
}

const aDay = 24 * 60;

export function listedTrips(people: Map<string, Person>, today: number, cityOf: CityOf): DemoTrip[] {
  return Array.from({ length: daysAhead }, (_, ahead) => journeysOn(today + 1 + ahead))
    .flat()
    .flatMap((journey) => {
      const person = people.get(journey.pattern.name);
      if (!person) return [];
      const form = tripOf(journey, ownerOf(person, cityOf));
      const posted = () => ({ minutesAgo: postedAgo(journey, today), isConfirmed: journey.day <= today + 4 });
      return [{ email: person.email, form, row: () => ({ ...rowOf(person, form), ...posted() }) }];
    });
}

const ownerOf = ({ languages }: Person, cityOf: CityOf) => ({
  languages: (languages ?? 'English').split(', '),
  cityOf,
});

function rowOf({ id, email, phoneNumber }: Person, trip: Form) {
  return { ...contentOf(trip, { contact: 'at_once' }), phoneNumber, userId: id, email, coveredName: null };
}

export function nearMissTrips(people: Map<string, Person>, today: number, cityOf: CityOf): DemoTrip[] {
  const known = (name: string) => people.get(name);
  const misses = nearMisses(today, (name) => {
    const person = known(name);
    return person && ownerOf(person, cityOf);
  });
  return misses.flatMap(({ name, trip: form }, index) => {
    const person = known(name);
    const posted = { minutesAgo: 60 + index * 97, isConfirmed: false };
    return person ? [{ email: person.email, form, row: () => ({ ...rowOf(person, form), ...posted }) }] : [];
  });
}

/** Weeks before the trip, at the latest some days ago. */
function postedAgo({ pattern, way, day }: Journey, today: number): number {
  const random = new SeededRandom(`posted ${pattern.name} ${pattern.type} ${way} ${day}`);
  const weeksBefore = 15 + random.below(60);
  const latest = 20 + random.below(9 * aDay);
  return Math.max((today - day + weeksBefore) * aDay + random.below(aDay), latest);
}

export function guestTrips(today: number): DemoTrip[] {
  return guestPosts(today).map((form, index) => {
    const row = () => ({
      ...contentOf(form, { contact: 'at_once' }),
      userId: null,
      email: form.email,
      coveredName: maskContacts(form.name),
      minutesAgo: 850 + index * 307,
      isConfirmed: false,
    });
    return { email: form.email, form, row };
  });
}
