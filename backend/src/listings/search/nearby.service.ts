import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import type { NearbySearch } from '../contract.js';
import { nearby } from './nearby.sql.js';
import { ViewerReads } from './viewer-reads.js';

/** Around the biggest cities there are more pairs of airports than a traveler would consider. */
const mostRoutes = 20;

@Injectable()
export class NearbyService {
  constructor(
    private readonly reads: ViewerReads,
    private readonly airports: Airports,
  ) {}

  async near({ from, to, date, endDate, type, needs }: NearbySearch, viewer?: number): Promise<string> {
    const values = {
      firstDay: date ?? null,
      lastDay: date ? (endDate ?? date) : null,
      route: from + to,
      otherRoutes: this.otherRoutes(from, to),
      needs,
    };
    const row = await this.reads.read<{ body: string }, keyof typeof values>(
      nearby({ type, hasNeeds: Boolean(needs) }),
      values,
      viewer,
    );
    return row?.body ?? '[]';
  }

  /** Routes with fewer changed ends come first, then the closer ones. */
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
