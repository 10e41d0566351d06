import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import type { NearbySearch } from '../contract.js';
import { nearbySql } from './nearby-sql.js';
import { statement } from './statements.js';
import { ViewerReads } from './viewer-reads.js';

/** Around the biggest cities there are more pairs of airports than anybody would fly between. */
const mostRoutes = 20;

/** Where to look when a search finds too little: the same route on days around, other airports of the same cities. */
@Injectable()
export class NearbyService {
  constructor(
    private readonly reads: ViewerReads,
    private readonly airports: Airports,
  ) {}

  /** The contract's `nearbyListings` as JSON. */
  async near({ from, to, date, endDate, type }: NearbySearch, viewer?: number): Promise<string> {
    const found = statement(`listings-nearby-${type}`, () => nearbySql(type));
    const window = date ? [date, endDate ?? date] : [null, null];
    const values = [...window, from + to, this.otherRoutes(from, to)];
    const row = await this.reads.read<{ body: string }>(found, values, viewer);
    return row?.body ?? '[]';
  }

  /** The fewer ends are changed, and the less far, the earlier. */
  private otherRoutes(from: string, to: string): string[] {
    return this.around(from)
      .flatMap((departure, away) =>
        this.around(to).map((arrival, off) => ({ departure, arrival, far: away + off })),
      )
      .filter(({ departure, arrival, far }) => far > 0 && departure !== arrival)
      .sort((one, other) => one.far - other.far)
      .slice(0, mostRoutes)
      .map(({ departure, arrival }) => departure + arrival);
  }

  private around(code: string): string[] {
    return [code, ...this.airports.nearby(code).map((airport) => airport.code)];
  }
}
