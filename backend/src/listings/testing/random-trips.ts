import type { Leg } from '../contract.js';
import { plus, type StoredTrip } from './fitting-reference.js';

/** Pseudo-random numbers, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    yield state / 2_147_483_648;
}

/** The first are by far the busiest. Several are near each other, some across a border. */
export const airports = [
  'JFK',
  'DEL',
  'FRA',
  'ORD',
  'EWR',
  'LHR',
  'BSL',
  'ZRH',
  'LGA',
  'BOM',
  'LGW',
  'GVA',
  'LYS',
];

/** Two of each route, which other routes may have too. */
export const numbersBetween = (from: string, to: string): [string, string] => {
  const first = (from.charCodeAt(0) + to.charCodeAt(0)) * 2;
  return [`AI${first}`, `AI${first + 1}`];
};

/** Draws trips on few routes and days, so that there are ties, and more trips than an answer has. */
export class RandomTrips {
  private readonly numbers: Generator<number, never>;

  constructor(
    private readonly today: string,
    seed: number,
  ) {
    this.numbers = numbers(seed);
  }

  upTo(most: number): number {
    return Math.floor(this.numbers.next().value * most);
  }

  legs(count: number): Leg[] {
    const stops: string[] = [];
    while (stops.length <= count) {
      const next = this.airport();
      if (!stops.includes(next)) stops.push(next);
    }
    let day = this.upTo(14) - 2;
    return stops.slice(1).map((to, index) => {
      if (index > 0) day += this.upTo(2);
      const from = stops[index] ?? '';
      const flightNumber = numbersBetween(from, to)[this.upTo(2)] ?? '';
      return { from, to, date: plus(this.today, day), ...(this.upTo(5) > 1 && { flightNumber }) };
    });
  }

  trip(people: number[]): Omit<StoredTrip, 'id' | 'covered_legs'> {
    const count = 1 + Math.floor(4 * this.numbers.next().value ** 2);
    const legs = this.legs(count);
    const [first, last] = [legs.at(0), legs.at(-1)];
    const date = first?.date ?? '';
    const isFlexible = count === 1 && this.upTo(3) === 0;
    return {
      type: this.upTo(2) ? 'helper' : 'seeking_help',
      user_id: this.upTo(8) ? (people[this.upTo(people.length)] ?? null) : null,
      departure_airport: first?.from ?? '',
      arrival_airport: last?.to ?? '',
      date,
      end_date: isFlexible ? plus(date, this.upTo(5)) : null,
      flight_number: first?.flightNumber ?? null,
      show_flight: this.upTo(6) > 0,
      legs: count === 1 ? null : legs,
      status: this.upTo(6) ? 'active' : 'closed',
    };
  }

  private airport(): string {
    return airports[Math.floor(airports.length * this.numbers.next().value ** 2)] ?? 'JFK';
  }
}
