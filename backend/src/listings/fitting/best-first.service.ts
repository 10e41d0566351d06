import { Injectable } from '@nestjs/common';
import type { Listing, ListingSearch, NearbyListing } from '../contract.js';
import { NearbyService } from '../search/nearby.service.js';
import { SearchService, type Page } from '../search/search.service.js';
import { tripOfRoute, type RouteSearch } from './asked-trip.js';
import type { FittingListing, FoundListing, TripSearch } from './contract.js';
import { FittingService } from './fitting.service.js';

/** With fewer results than this, those close to the search follow. */
const fewResults = 3;

/** People on the same plane first, with the reason, then everybody else of the search. */
@Injectable()
export class BestFirstService {
  constructor(
    private readonly listings: SearchService,
    private readonly fitting: FittingService,
    private readonly nearby: NearbyService,
  ) {}

  /** JSON. */
  async search(search: TripSearch, viewer?: number): Promise<Page> {
    const { from, to } = search;
    if (!from || !to || from === to) return this.listings.search(withoutStops(search), viewer);
    const route = { ...search, from, to };
    const fits = await this.fitsFor(route, viewer);
    const together = fits.filter((fit) => isTogether(route, fit));
    const passed = passedOf(search.cursor, together.length);
    const shown = together.slice(passed, passed + search.limit);
    const { others, next } = await this.othersThan(together, shown.length, passed, search, viewer);
    const found: FoundListing[] = [...shown, ...others.map((listing) => withReason(listing, fits))];
    const isFew = found.length < fewResults && next === null && search.cursor === undefined;
    const near = isFew ? await this.nearOf(route, fits, viewer) : [];
    const further = near
      .filter(({ id }) => found.every((one) => one.id !== id))
      .map((listing) => ({ ...listing, near: true }));
    return { body: JSON.stringify([...found, ...further]), next };
  }

  private async fitsFor(route: RouteSearch, viewer?: number): Promise<FittingListing[]> {
    if (!hasDays(route) && !route.flight) return [];
    const body = await this.fitting.thoseOf(tripOfRoute(route), withoutStops(route), viewer);
    return JSON.parse(body) as FittingListing[];
  }

  /** The rest of a page, from the search itself. */
  private async othersThan(
    together: FittingListing[],
    shown: number,
    passed: number,
    search: TripSearch,
    viewer?: number,
  ): Promise<{ others: Listing[]; next: string | null }> {
    const left = search.limit - shown;
    const cursor = isPassed(search.cursor) ? undefined : search.cursor;
    const wanted = { ...withoutStops(search), cursor, limit: Math.max(left, 1) };
    const { body, next } = await this.listings.search(
      wanted,
      viewer,
      together.map(({ id }) => id),
    );
    const others = JSON.parse(body) as Listing[];
    if (left) return { others, next };
    const isLast = together.length === passed + shown && !others.length;
    return { others: [], next: isLast ? null : cursorAfter(passed + shown) };
  }

  private async nearOf(
    route: RouteSearch,
    fits: FittingListing[],
    viewer?: number,
  ): Promise<(FittingListing | NearbyListing)[]> {
    if (hasDays(route)) return fits;
    const { from, to, type, needs, language, verified, acceptsTips } = route;
    const { stops } = withoutStops(route);
    const near = { from, to, type, needs, language, verified, acceptsTips, stops };
    return JSON.parse(await this.nearby.near(near, viewer)) as NearbyListing[];
  }
}

/** Without a day or a stop, only the flight says who flies together. */
const hasDays = ({ date, stops }: TripSearch) => Boolean(date) || Array.isArray(stops);

function isTogether(search: TripSearch, { why }: FittingListing): boolean {
  const isAnyFlight = !search.flight || Array.isArray(search.stops);
  return why === 'flight' || (why === 'leg' && isAnyFlight && hasDays(search));
}

/** Listings have no airports to change at in their terms, only whether they have any. */
function withoutStops({ stops, ...search }: TripSearch): ListingSearch {
  return { ...search, stops: Array.isArray(stops) ? undefined : stops, sort: 'soonest' };
}

/** `fit.9`: how many of those that fit the pages before had. Later pages have the cursor of the search. */
const cursorAfter = (count: number) => `fit.${count}`;
const isPassed = (cursor = '') => /^fit\.\d{1,3}$/.test(cursor);
const passedOf = (cursor: string | undefined, all: number) =>
  cursor === undefined ? 0 : isPassed(cursor) ? Number(cursor.slice('fit.'.length)) : all;

function withReason(listing: Listing, fits: FittingListing[]): FoundListing {
  const fit = fits.find(({ id }) => id === listing.id);
  return fit ?? listing;
}
