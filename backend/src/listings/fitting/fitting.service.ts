import { Injectable, NotFoundException } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type { ListingTerms } from '../contract.js';
import { OwnListings } from '../reads/own-listings.js';
import { termsOf } from '../search/search-terms.js';
import { ViewerReads } from '../search/viewer-reads.js';
import { tripOfListing, tripOfSearch, type AskedTrip } from './asked-trip.js';
import type { FittingSearch, FlightRoutesSearch } from './contract.js';
import { fitting } from './fitting.sql.js';
import { flightRoutes } from './flight-routes.sql.js';

@Injectable()
export class FittingService {
  constructor(
    private readonly own: OwnListings,
    private readonly reads: ViewerReads,
  ) {}

  /** JSON, as PostgreSQL wrote it. */
  async find(search: FittingSearch, me?: CurrentUser): Promise<string> {
    const trip =
      search.listing === undefined ? tripOfSearch(search) : await this.tripOfOwn(search.listing, me);
    return this.thoseOf(trip, search, me?.id);
  }

  /** Also JSON. */
  async thoseOf(trip: AskedTrip, wanted: ListingTerms, viewer?: number): Promise<string> {
    const values = { ...valuesOf(trip, viewer), terms: termsOf(wanted) ?? null };
    const statement = fitting({ hasFlight: values.flights.some(Boolean) });
    const row = await this.reads.read<{ body: string }, keyof typeof values>(statement, values, viewer);
    return row?.body ?? '[]';
  }

  /** Also JSON. */
  async flightRoutes(search: FlightRoutesSearch): Promise<string> {
    const row = await this.reads.read<{ body: string }, 'flight'>(flightRoutes, search);
    return row?.body ?? '[]';
  }

  private async tripOfOwn(id: number, me?: CurrentUser): Promise<AskedTrip> {
    if (!me) throw new NotFoundException('This listing was not found');
    return tripOfListing(await this.own.one(me, id));
  }
}

const valuesOf = ({ legs, sought }: AskedTrip, viewer = 0) => ({
  viewer,
  legs: legs.map(({ leg }) => leg),
  departures: legs.map(({ from }) => from),
  arrivals: legs.map(({ to }) => to),
  firstDays: legs.map(({ firstDay }) => firstDay),
  lastDays: legs.map(({ lastDay }) => lastDay),
  flights: legs.map(({ flight }) => flight),
  types: sought.map(({ type }) => type),
  companions: sought.map(({ isCompanion }) => isCompanion),
});
