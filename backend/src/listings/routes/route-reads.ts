import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Airports } from '../airports/airports.service.js';
import type { Airport, Place } from '../contract.js';
import { clockDifference } from './clock-difference.js';
import type { CountedRoute, FlightFacts, RouteFacts, RouteParam, TravelMonth } from './contract.js';
import { busiestRoutes, countedFlight, countedRoute, countedRoutes } from './counted-trips.sql.js';

interface Counted extends Pick<RouteFacts, 'flights'> {
  departure: string;
  arrival: string;
  people: number;
  months: TravelMonth[];
}

type CountedCodes = Record<'departure' | 'arrival', string> & Pick<CountedRoute, 'helpers' | 'seekers'>;

const busiestForMs = 60_000;

/** What a stranger may know of a route or a flight before any search: how many people and on which days, never who. */
@Injectable()
export class RouteReads {
  private busiestCounted: { at: number; routes: Promise<CountedRoute[]> } | undefined;

  constructor(
    private readonly airports: Airports,
    private readonly database: Database,
  ) {}

  /** Null without such airports. */
  async route({ from, to }: RouteParam): Promise<RouteFacts | null> {
    const [departure, arrival] = [this.airports.find(from), this.airports.find(to)];
    if (!departure || !arrival) return null;
    const others = [to + from, ...this.airports.routesAround(from, to)];
    const [[counted], neighbors] = await Promise.all([
      this.database.read<Counted>('route-counted', countedRoute, [from + to]),
      this.database.read<CountedCodes>('route-neighbors', countedRoutes, [others]),
    ]);
    const { months = [], flights = [] } = counted ?? {};
    return {
      ...waysOf(departure, arrival, months),
      flights,
      neighbors: this.withPlaces(neighbors),
    };
  }

  /** The same for everyone, so a node counts once in a minute. */
  async busiest(): Promise<CountedRoute[]> {
    if (this.busiestCounted && Date.now() - this.busiestCounted.at < busiestForMs)
      return this.busiestCounted.routes;
    const routes = this.database
      .read<CountedCodes>('routes-busiest', busiestRoutes, [])
      .then((rows) => this.withPlaces(rows));
    const counted = { at: Date.now(), routes };
    this.busiestCounted = counted;
    try {
      return await routes;
    } catch (error) {
      if (this.busiestCounted === counted) this.busiestCounted = undefined;
      throw error;
    }
  }

  async flight(flight: string): Promise<FlightFacts> {
    const rows = await this.database.read<Counted>('flight-counted', countedFlight, [flight]);
    const routes = rows.flatMap((row) => {
      const [departure, arrival] = [this.airports.find(row.departure), this.airports.find(row.arrival)];
      return departure && arrival ? [waysOf(departure, arrival, row.months)] : [];
    });
    return { flight, routes };
  }

  private withPlaces(routes: CountedCodes[]): CountedRoute[] {
    return routes.flatMap(({ departure: start, arrival: end, helpers, seekers }) => {
      const [departure, arrival] = [this.airports.find(start), this.airports.find(end)];
      return departure && arrival
        ? [{ departure: placeOf(departure), arrival: placeOf(arrival), helpers, seekers }]
        : [];
    });
  }
}

export const routeNotFound = (): Error => new NotFoundException('We know no such route');

function waysOf(departure: Airport, arrival: Airport, months: TravelMonth[]) {
  const firstDay = months[0]?.days[0]?.day ?? new Date().toISOString().slice(0, 10);
  return {
    departure: placeOf(departure),
    arrival: placeOf(arrival),
    months,
    clocks: clockDifference(departure, arrival, firstDay),
  };
}

const placeOf = ({ code, name, city, country, lat, lon }: Airport): Place => ({
  code,
  name,
  city,
  country,
  lat,
  lon,
});
