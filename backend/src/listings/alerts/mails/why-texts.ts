import { Injectable } from '@nestjs/common';
import { Airports } from '../../airports/airports.service.js';
import { kilometers } from '../../airports/kilometers.js';
import type { Listing } from '../../contract.js';
import type { Why } from '../alert-hits.js';
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

  of(leg: FoundLeg, watched: Watched, listing: Trip): string {
    const { why, departure, arrival } = leg;
    const own = { from: leg.ownDeparture ?? watched.from, to: leg.ownArrival ?? watched.to };
    if (why === 'claimed') return 'This person can be contacted now';
    if (why === 'flight' && leg.isGuest) return 'The flight that you asked about';
    const route = `${this.placeOf(departure)} to ${this.placeOf(arrival)}`;
    const isOwnWhole = own.from === watched.from && own.to === watched.to;
    if (why === 'flight') {
      const flight = `Same flight ${watched.flight ?? flightOf(listing, leg) ?? ''}`.trim();
      return isOwnWhole ? flight : `${flight}, ${route}`;
    }
    if (why === 'departure') return `Leaves from ${this.placeOf(departure)}`;
    if (why === 'arrival') return `Arrives in ${this.placeOf(arrival)}`;
    if (why === 'near') return this.near(own, leg);
    const isTheirWhole = departure === listing.departureAirport && arrival === listing.arrivalAirport;
    return isTheirWhole && isOwnWhole ? `Your route, ${route}` : `Shares ${route} with you`;
  }

  private near({ from, to }: Pick<Watched, 'from' | 'to'>, { departure, arrival }: FoundLeg): string {
    const start = from && from !== departure && `From ${this.away(departure, from)}`;
    const end = to && to !== arrival && `${start ? 'to' : 'To'} ${this.away(arrival, to)}`;
    return [start, end].filter(Boolean).join(', ') || 'An airport nearby';
  }

  /** `Newark (EWR), 33 km from JFK` */
  private away(code: string, wanted: string): string {
    const [here, there] = [this.airports.find(code), this.airports.find(wanted)];
    if (!here || !there) return code;
    return `${here.city} (${code}), ${Math.round(kilometers(here, there))} km from ${wanted}`;
  }

  private placeOf(code: string): string {
    const airport = this.airports.find(code);
    return airport ? `${airport.city} (${code})` : code;
  }
}

type Trip = Pick<Listing, 'departureAirport' | 'arrivalAirport' | 'flightNumber' | 'legs'>;

const flightOf = ({ legs, flightNumber }: Trip, { departure, arrival }: FoundLeg) =>
  legs ? legs.find(({ from, to }) => from === departure && to === arrival)?.flightNumber : flightNumber;
