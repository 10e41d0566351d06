import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageFacts, type Facts } from '../../platform/html/page-facts.js';
import type { Language } from '../../platform/language/contract.js';
import { cityIn } from '../airports/city-names.js';
import type { Place } from '../contract.js';
import { flightParam, routeParam, type TravelMonth } from './contract.js';
import { RouteReads } from './route-reads.js';
import { wordsOf } from '../words/index.js';

/** Metadata of the pages that a search engine or a link in a family group opens first. */
@Injectable()
export class RoutePages implements OnModuleInit {
  constructor(
    private readonly routes: RouteReads,
    private readonly pages: PageFacts,
  ) {}

  onModuleInit() {
    this.pages.register('/routes/:route', ({ route }, _query, language) => this.route(route, language));
    this.pages.register('/flights/:number', ({ number }, _query, language) => this.flight(number, language));
  }

  private async route(typed: string | undefined, language: Language): Promise<Facts | null> {
    const { data: wanted } = routeParam.safeParse(typed);
    const route = wanted ? await this.routes.route(wanted) : null;
    if (!route) return null;
    const { departure, arrival, months } = route;
    const words = wordsOf(language);
    const title = `${citiesText(route, language)} (${words.route(departure.code, arrival.code)})`;
    const about = { title, noindex: !months.length, jsonLd: aboutWays(title, [route]) };
    if (language !== 'en') return about;
    const description = `${peopleText(months)} from ${departure.city} to ${arrival.city}. A kind person on the same flight, for somebody you love.`;
    return { ...about, description };
  }

  private async flight(typed: string | undefined, language: Language): Promise<Facts | null> {
    const { data: number } = flightParam.safeParse(typed);
    if (!number) return null;
    const { routes } = await this.routes.flight(number);
    const [first] = routes;
    const { calendarEntry } = wordsOf(language);
    if (!first) return { title: calendarEntry(number, null), noindex: true };
    const title = calendarEntry(citiesText(first, language), number);
    const about = { title, jsonLd: aboutWays(title, routes) };
    if (language !== 'en') return about;
    const description = `${peopleText(routes.flatMap(({ months }) => months))} on flight ${number}. A kind person on the same flight, for somebody you love.`;
    return { ...about, description };
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

/** `Delhi to Chicago` */
const citiesText = ({ departure, arrival }: Way, language: Language) =>
  wordsOf(language).route(cityIn(language, departure.code), cityIn(language, arrival.code));

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
