import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import type { NearbySearch } from '../contract.js';
import { nearby } from './nearby.sql.js';
import { termsOf } from './search-terms.js';
import { ViewerReads } from './viewer-reads.js';

@Injectable()
export class NearbyService {
  constructor(
    private readonly reads: ViewerReads,
    private readonly airports: Airports,
  ) {}

  async near({ from, to, date, endDate, type, ...wanted }: NearbySearch, viewer?: number): Promise<string> {
    const terms = termsOf(wanted);
    const values = {
      firstDay: date ?? null,
      lastDay: date ? (endDate ?? date) : null,
      route: from + to,
      otherRoutes: this.airports.routesAround(from, to),
      terms,
    };
    const row = await this.reads.read<{ body: string }, keyof typeof values>(
      nearby({ type, isNarrowed: Boolean(terms) }),
      values,
      viewer,
    );
    return row?.body ?? '[]';
  }
}
