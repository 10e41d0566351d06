import { Injectable } from '@nestjs/common';
import type { Airport } from '../contract.js';
import { airports } from './airports.js';
import { kilometers } from './kilometers.js';

/** How far travelers go for another airport of their city. */
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

  /** The other airports of the same city and country, nearest first. */
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
