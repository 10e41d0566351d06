import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageFacts, type Facts } from '../../platform/html/page-facts.js';
import type { Place } from '../contract.js';
import { flightParam, routeParam, type TravelMonth } from './contract.js';
import { RouteReads } from './route-reads.js';

/** Metadata of the pages that a search engine or a link in a family group opens first. */
@Injectable()
export class RoutePages implements OnModuleInit {
  constructor(
    private readonly routes: RouteReads,
    private readonly pages: PageFacts,
  ) {}

  onModuleInit() {
    this.pages.register('/routes/:route', ({ route }) => this.route(route));
    this.pages.register('/flights/:number', ({ number }) => this.flight(number));
  }

  private async route(typed: string | undefined): Promise<Facts | null> {
    const { data: wanted } = routeParam.safeParse(typed);
    const route = wanted ? await this.routes.route(wanted) : null;
    if (!route) return null;
    const { departure, arrival, months } = route;
    const title = `${departure.city} to ${arrival.city} (${departure.code} to ${arrival.code})`;
    const description = `${peopleText(months)} from ${departure.city} to ${arrival.city}. A kind person on the same flight, for somebody you love.`;
    return { title, description, noindex: !months.length, jsonLd: aboutWays(title, [route]) };
  }

  private async flight(typed: string | undefined): Promise<Facts | null> {
    const { data: number } = flightParam.safeParse(typed);
    if (!number) return null;
    const { routes } = await this.routes.flight(number);
    const [first] = routes;
    if (!first) return { title: `Flight ${number}`, noindex: true };
    const title = `Flight ${number}, ${first.departure.city} to ${first.arrival.city}`;
    const description = `${peopleText(routes.flatMap(({ months }) => months))} on flight ${number}. A kind person on the same flight, for somebody you love.`;
    return { title, description, jsonLd: aboutWays(title, routes) };
  }
}

function peopleText(months: TravelMonth[]): string {
  const sum = (kind: 'helpers' | 'seekers') => months.reduce((total, month) => total + month[kind], 0);
  const [helpers, seekers] = [sum('helpers'), sum('seekers')];
  if (!helpers && !seekers) return 'Be the first to offer or to look for company on a flight';
  const offer = helpers && `${helpers} ${helpers === 1 ? 'person offers' : 'people offer'} help`;
  const look = seekers && `${seekers} ${seekers === 1 ? 'person looks' : 'people look'} for company`;
  return `${[offer, look].filter(Boolean).join(' and ')} on flights`;
}

type Way = Record<'departure' | 'arrival', Place>;

function aboutWays(name: string, ways: Way[]): object {
  const airport = ({ code, name: its, city, country }: Place) => ({
    '@type': 'Airport',
    iataCode: code,
    name: its,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  });
  const about = ways.map(({ departure, arrival }) => ({
    '@type': 'Trip',
    itinerary: { '@type': 'ItemList', itemListElement: [airport(departure), airport(arrival)] },
  }));
  return { '@context': 'https://schema.org', '@type': 'WebPage', name, about };
}
