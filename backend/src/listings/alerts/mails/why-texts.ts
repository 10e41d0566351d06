import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/language/contract.js';
import { Airports } from '../../airports/airports.service.js';
import { cityText } from '../../airports/city-names.js';
import { kilometers } from '../../airports/kilometers.js';
import type { Listing } from '../../contract.js';
import type { Why } from '../alert-hits.js';
import { wordsOf } from '../../words/index.js';
import type { Alert } from '../contract.js';

type Watched = Pick<Alert, 'from' | 'to' | 'flight'>;

export interface FoundLeg {
  why: Why;
  departure: string;
  arrival: string;
  /** Of the watcher's own trip, when the alert follows one. */
  ownDeparture?: string | null;
  ownArrival?: string | null;
  /** Reads no flight number. */
  isGuest?: boolean;
}

/** The reason in a mail, in one line. */
@Injectable()
export class WhyTexts {
  constructor(private readonly airports: Airports) {}

  of(leg: FoundLeg, watched: Watched, listing: Trip, language: Language = 'en'): string {
    const { why: words, route: routeOf } = wordsOf(language);
    const { why, departure, arrival } = leg;
    const own = { from: leg.ownDeparture ?? watched.from, to: leg.ownArrival ?? watched.to };
    if (why === 'claimed') return words.claimed;
    if (why === 'flight' && leg.isGuest) return words.askedFlight;
    const route = routeOf(cityText(departure, language), cityText(arrival, language));
    const isOwnWhole = own.from === watched.from && own.to === watched.to;
    if (why === 'flight') {
      const theirs = flightOf(listing, leg);
      if (watched.flight && theirs && theirs !== watched.flight)
        return words.samePlane(watched.flight, theirs);
      const flight = watched.flight ?? theirs ?? '';
      return isOwnWhole ? words.sameFlight(flight) : words.sameFlightOn(flight, route);
    }
    if (why === 'departure') return words.leavesFrom(cityText(departure, language));
    if (why === 'arrival') return words.arrivesIn(cityText(arrival, language));
    if (why === 'near') return this.near(own, leg, language);
    const isTheirWhole = departure === listing.departureAirport && arrival === listing.arrivalAirport;
    return isTheirWhole && isOwnWhole ? words.yourRoute(route) : words.shares(route);
  }

  private near(
    { from, to }: Pick<Watched, 'from' | 'to'>,
    { departure, arrival }: FoundLeg,
    language: Language,
  ): string {
    const { why: words } = wordsOf(language);
    const start = from && from !== departure && this.away(departure, from, language);
    const end = to && to !== arrival && this.away(arrival, to, language);
    if (start && end) return words.nearBoth(start, end);
    if (start) return words.nearStart(start);
    return end ? words.nearEnd(end) : words.nearby;
  }

  /** `Newark (EWR), 33 km from JFK` */
  private away(code: string, wanted: string, language: Language): string {
    const [here, there] = [this.airports.find(code), this.airports.find(wanted)];
    if (!here || !there) return code;
    const away = Math.round(kilometers(here, there));
    return wordsOf(language).why.away(cityText(code, language), away, wanted);
  }
}

type Trip = Pick<Listing, 'departureAirport' | 'arrivalAirport' | 'flightNumber' | 'legs'>;

const flightOf = ({ legs, flightNumber }: Trip, { departure, arrival }: FoundLeg) =>
  legs ? legs.find(({ from, to }) => from === departure && to === arrival)?.flightNumber : flightNumber;
