import { Injectable } from '@nestjs/common';
import type { ListingSearch } from '../contract.js';
import { idOf, positionOf } from './cursor.js';
import { newestSql, soonestSql } from './page-sql.js';
import { statement } from './statements.js';
import { filters } from './trips-sql.js';
import { ViewerReads } from './viewer-reads.js';

/** The contract's `listings` as JSON, and the cursor of the next page. */
export type Page = { body: string; next: string | null };

const nothing: Page = { body: '[]', next: null };

/** Finds listings. Each shape of a question has a statement of its own, whose plan is made once and always fits. */
@Injectable()
export class SearchService {
  constructor(private readonly reads: ViewerReads) {}

  search(search: ListingSearch, viewer?: number): Promise<Page> {
    return search.sort === 'newest' ? this.newest(search, viewer) : this.soonest(search, viewer);
  }

  private async soonest(search: ListingSearch, viewer?: number): Promise<Page> {
    const { type, date, endDate, limit, cursor } = search;
    const by = filters.filter((filter) => search[filter]);
    const key = by.map((filter) => search[filter]).join('');
    const { day, id } = positionOf(cursor);
    const found = statement(`listings-${type}-${by.join('-')}`, () => soonestSql({ type, by }));
    const values = [date ?? null, endDate ?? date ?? 'infinity', day, id, limit, ...(key ? [key] : [])];
    return (await this.reads.read<Page>(found, values, viewer)) ?? nothing;
  }

  private async newest({ type, limit, cursor }: ListingSearch, viewer?: number): Promise<Page> {
    const found = statement(`listings-newest-${type}`, () => newestSql(type));
    return (await this.reads.read<Page>(found, [idOf(cursor), limit], viewer)) ?? nothing;
  }
}
