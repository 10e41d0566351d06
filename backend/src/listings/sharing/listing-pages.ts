import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { PageFacts, type Facts } from '../../platform/html/page-facts.js';
import { Airports } from '../airports/airports.service.js';
import { listingFilter, listingId, type Listing } from '../contract.js';
import { ListingReads } from '../reads/listing-reads.js';
import { daysText, routeText } from './trip-texts.js';

const schema = 'https://schema.org';

/** Metadata for search engines and link previews: trips, never people. */
@Injectable()
export class ListingPages implements OnModuleInit {
  constructor(
    private readonly airports: Airports,
    private readonly listings: ListingReads,
    private readonly pages: PageFacts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit() {
    this.pages.register('/', async () => this.home());
    this.pages.register('/search', async (_params, query) => this.search(query));
    this.pages.register('/listing/:id', ({ id }) => this.listing(id));
  }

  private home(): Facts {
    const { publicUrl } = this.config;
    const urlTemplate = `${publicUrl}/search?from={from}&to={to}`;
    const potentialAction = {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate },
      'query-input': ['required name=from', 'required name=to'],
    };
    return {
      jsonLd: { '@context': schema, '@type': 'WebSite', name: productName, url: publicUrl, potentialAction },
    };
  }

  private search(query: URLSearchParams): Facts {
    const { data: wanted = {} } = listingFilter.safeParse(Object.fromEntries(query));
    const { from, to, date, endDate } = wanted;
    const days = date && daysText({ date, endDate });
    const sought = [soughtRoute(from, to), days].filter((part) => part !== undefined);
    if (!sought.length) return {};
    const ends = [from && ` from ${this.city(from)}`, to && ` to ${this.city(to)}`, days && `, ${days}`];
    return {
      title: `Search Results: ${sought.join(', ')}`,
      description: `Who flies${ends.filter(Boolean).join('')}? Find a kind person on the same flight, or a traveler who would be glad of your company.`,
    };
  }

  private async listing(typed: string | undefined): Promise<Facts | null> {
    const { data: id } = listingId.safeParse(typed);
    const listing = id ? await this.listings.shown(id) : null;
    if (!listing) return null;
    const { departure, arrival } = listing;
    const days = daysText(listing);
    const trip = `${departure.city} (${departure.code}) to ${arrival.city} (${arrival.code})`;
    return {
      title: `${routeText(listing)}, ${days}`,
      description: descriptions[listing.type](trip, days),
      image: { path: `/api/listings/id/${listing.id}/picture`, alt: `A boarding pass from ${trip}, ${days}` },
      jsonLd: this.flight(listing),
    };
  }

  private flight({ id, departure, arrival, date }: Listing): object {
    const airport = ({ code, name, city, country }: Listing['departure']) => ({
      '@type': 'Airport',
      iataCode: code,
      name,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    });
    return {
      '@context': schema,
      '@type': 'Flight',
      url: `${this.config.publicUrl}/listing/${id}`,
      departureAirport: airport(departure),
      arrivalAirport: airport(arrival),
      departureTime: date,
    };
  }

  private readonly city = (code: string) => this.airports.find(code)?.city ?? code;
}

function soughtRoute(from?: string, to?: string): string | undefined {
  if (from && to) return routeText({ departureAirport: from, arrivalAirport: to });
  return from ? `from ${from}` : to && `to ${to}`;
}

const descriptions: Record<Listing['type'], (trip: string, days: string) => string> = {
  helper: (trip, days) =>
    `An Amigo flies from ${trip}, ${days}, and offers help along the way. Ask whether you could travel together.`,
  seeking_help: (trip, days) =>
    `A traveler from ${trip}, ${days}, would be glad of help along the way. Fly with them and be their Amigo.`,
};
