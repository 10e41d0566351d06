import { Injectable } from '@nestjs/common';
import type { Airport } from '../contract.js';
import { airports } from './airports.js';
import { kilometers } from './kilometers.js';

/** Around the biggest cities there are more pairs of airports than a traveler would consider. */
const maxRoutes = 20;
/** The distance in kilometers that travelers accept to another airport of their city. */
const sameCity = 100;

@Injectable()
export class Airports {
  private readonly byCode = new Map(airports.map((airport) => [airport.code, airport]));

  find(code: string): Airport | undefined {
    return this.byCode.get(code);
  }

  timezoneOf(code: string): string | undefined {
    return this.find(code)?.timezone;
  }

  nearby(code: string): Airport[] {
    const here = this.find(code);
    if (!here) return [];
    return airports
      .filter((other) => other !== here && other.country === here.country)
      .map((other) => ({ other, away: kilometers(here, other) }))
      .filter(({ away }) => away <= sameCity)
      .sort((one, another) => one.away - another.away)
      .map(({ other }) => other);
  }

  /** `EWRDEL`: routes between airports close to these. Those with fewer changed ends come first, then the closer ones. */
  routesAround(from: string, to: string): string[] {
    return this.around(from)
      .flatMap((departure, away) =>
        this.around(to).map((arrival, off) => ({ departure, arrival, far: away + off })),
      )
      .filter(({ departure, arrival, far }) => far > 0 && departure !== arrival)
      .sort((one, other) => one.far - other.far)
      .slice(0, maxRoutes)
      .map(({ departure, arrival }) => departure + arrival);
  }

  private around(code: string): string[] {
    return [code, ...this.nearby(code).map((airport) => airport.code)];
  }
}
