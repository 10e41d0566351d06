import { Injectable } from '@nestjs/common';
import { Airports } from '../airports/airports.service.js';
import type { NearbySearch } from '../contract.js';
import { nearby } from './nearby.sql.js';
import { ViewerReads } from './viewer-reads.js';

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
      otherRoutes: this.airports.routesAround(from, to),
      needs,
    };
    const row = await this.reads.read<{ body: string }, keyof typeof values>(
      nearby({ type, hasNeeds: Boolean(needs) }),
      values,
      viewer,
    );
    return row?.body ?? '[]';
  }
}
