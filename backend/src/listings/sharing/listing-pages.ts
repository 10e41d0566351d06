import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { PageFacts, type Facts } from '../../platform/html/page-facts.js';
import type { Language } from '../../platform/language/contract.js';
import { Airports } from '../airports/airports.service.js';
import { listingFilter, listingId, type Listing, type Place } from '../contract.js';
import { ListingReads } from '../reads/listing-reads.js';
import { wordsOf } from '../words/index.js';
import { daysText, routeText, wayText } from './trip-texts.js';

const schema = 'https://schema.org';

/**
 * Metadata for search engines and link previews: trips, never people. In other languages than English a page keeps the
 * description that its remote gives it.
 */
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
    this.pages.register('/search', async (_params, query, language) => this.search(query, language));
    this.pages.register('/listing/:id', ({ id }, _query, language) => this.listing(id, language));
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

  private search(query: URLSearchParams, language: Language): Facts {
    const { data: wanted = {} } = listingFilter.safeParse(Object.fromEntries(query));
    const { from, to, date, endDate } = wanted;
    const days = date && daysText({ date, endDate }, language);
    const sought = [soughtRoute(from, to, language), days].filter((part) => part !== undefined);
    if (!sought.length) return {};
    const title = wordsOf(language).searchResults(sought);
    if (language !== 'en') return { title };
    const ends = [from && ` from ${this.city(from)}`, to && ` to ${this.city(to)}`, days && `, ${days}`];
    return {
      title,
      description: `Who flies${ends.filter(Boolean).join('')}? Find a kind person on the same flight, or a traveler who would be glad of your company.`,
    };
  }

  private async listing(typed: string | undefined, language: Language): Promise<Facts | null> {
    const { data: id } = listingId.safeParse(typed);
    const listing = id ? await this.listings.shown(id) : null;
    if (!listing) return null;
    // Not everybody sees it: between people who block each other it is gone.
    const subject = `/api/listings/id/${typed}/details`;
    const { departure, arrival, stops } = listing;
    const days = daysText(listing, language);
    const title = wordsOf(language).trip(wayText(listing, language), days);
    const picture = `/api/listings/id/${listing.id}/picture`;
    const jsonLd = this.flight(listing);
    if (language !== 'en')
      return { subject, title, image: { path: `${picture}?language=${language}`, alt: title }, jsonLd };
    const changes = stops?.length ? ` by way of ${stops.map(placeText).join(' and ')}` : '';
    const trip = `${placeText(departure)} to ${placeText(arrival)}${changes}`;
    return {
      subject,
      title,
      description: descriptions[listing.type](trip, days),
      image: { path: picture, alt: `A boarding pass from ${trip}, ${days}` },
      jsonLd,
    };
  }

  private flight({ id, departure, arrival, stops, legs, date }: Listing): object {
    const url = `${this.config.publicUrl}/listing/${id}`;
    if (!legs || !stops)
      return { '@context': schema, url, ...flightLd({ departure, arrival, departureTime: date }) };
    const places = [departure, ...stops, arrival];
    const subTrip = legs.flatMap((leg, index) => {
      const [from, to] = [places[index], places[index + 1]];
      if (!from || !to) return [];
      const departureTime = leg.time ? `${leg.date}T${leg.time}` : leg.date;
      return [flightLd({ departure: from, arrival: to, departureTime, flightNumber: leg.flightNumber })];
    });
    return { '@context': schema, '@type': 'Trip', url, departureTime: date, subTrip };
  }

  private readonly city = (code: string) => this.airports.find(code)?.city ?? code;
}

const placeText = ({ city, code }: Place) => `${city} (${code})`;

interface OneFlight {
  departure: Place;
  arrival: Place;
  /** Local to the airport. */
  departureTime: string;
  flightNumber?: string | undefined;
}

const flightLd = ({ departure, arrival, ...about }: OneFlight) => ({
  '@type': 'Flight',
  ...about,
  departureAirport: airportLd(departure),
  arrivalAirport: airportLd(arrival),
});

const airportLd = ({ code, name, city, country }: Place) => ({
  '@type': 'Airport',
  iataCode: code,
  name,
  address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
});

function soughtRoute(from: string | undefined, to: string | undefined, language: Language) {
  if (from && to) return routeText({ departureAirport: from, arrivalAirport: to }, language);
  const { alert } = wordsOf(language);
  return from ? alert.from(from) : to && alert.to(to);
}

const descriptions: Record<Listing['type'], (trip: string, days: string) => string> = {
  helper: (trip, days) =>
    `An Amigo flies from ${trip}, ${days}, and offers help along the way. Ask whether you could travel together.`,
  seeking_help: (trip, days) =>
    `A traveler from ${trip}, ${days}, would be glad of help along the way. Fly with them and be their Amigo.`,
};
