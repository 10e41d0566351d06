import { Injectable } from '@nestjs/common';
import type { Airport } from '../contract.js';
import { airports } from './airports.js';
import { kilometers } from './kilometers.js';

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
}
