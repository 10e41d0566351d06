import { Injectable } from '@nestjs/common';
import type { ListingSearch } from '../contract.js';
import { idOf, positionOf } from './cursor.js';
import { newest } from './newest.sql.js';
import { soonest } from './soonest.sql.js';
import { filters } from './upcoming-trips.sql.js';
import { ViewerReads } from './viewer-reads.js';

export type Page = { body: string; next: string | null };

const nothing: Page = { body: '[]', next: null };

@Injectable()
export class SearchService {
  constructor(private readonly reads: ViewerReads) {}

  search(search: ListingSearch, viewer?: number): Promise<Page> {
    return search.sort === 'newest' ? this.newest(search, viewer) : this.soonest(search, viewer);
  }

  private async soonest(search: ListingSearch, viewer?: number): Promise<Page> {
    const { type, date, endDate, needs, limit, cursor } = search;
    const by = filters.filter((filter) => search[filter]);
    const { day, id } = positionOf(cursor);
    const values = {
      firstDay: date ?? null,
      lastDay: endDate ?? date ?? 'infinity',
      afterDay: day,
      afterId: id,
      limit,
      key: by.map((filter) => search[filter]).join(''),
      needs,
    };
    return (
      (await this.reads.read<Page, keyof typeof values>(
        soonest({ type, by, hasNeeds: Boolean(needs) }),
        values,
        viewer,
      )) ?? nothing
    );
  }

  private async newest({ type, limit, cursor }: ListingSearch, viewer?: number): Promise<Page> {
    const values = { before: idOf(cursor), limit };
    return (await this.reads.read<Page, keyof typeof values>(newest({ type }), values, viewer)) ?? nothing;
  }
}
