import { Injectable } from '@nestjs/common';
import { Tallies } from '../../platform/observe/tallies.js';
import { Airports } from '../airports/airports.service.js';
import type { ListingSearch } from '../contract.js';
import { idOf, positionOf } from './cursor.js';
import { newest } from './newest.sql.js';
import { termsOf } from './search-terms.js';
import { soonest } from './soonest.sql.js';
import { filters } from './upcoming-trips.sql.js';
import { ViewerReads } from './viewer-reads.js';

export type Page = { body: string; next: string | null };

const nothing: Page = { body: '[]', next: null };

@Injectable()
export class SearchService {
  constructor(
    private readonly airports: Airports,
    private readonly reads: ViewerReads,
    private readonly tallies: Tallies,
  ) {}

  /** `without` are listings that the caller shows already. */
  async search(search: ListingSearch, viewer?: number, without: number[] = []): Promise<Page> {
    if (search.sort === 'newest') return this.newest(search, viewer);
    const page = await this.soonest(search, without, viewer);
    if (page.body === nothing.body && !without.length) this.countMissingHelpers(search);
    return page;
  }

  /** For the desk: routes without helpers. */
  private countMissingHelpers({ from, to, type, flight, cursor }: ListingSearch): void {
    if (!from || !to || type === 'seeking_help' || flight || cursor) return;
    if (this.airports.find(from) && this.airports.find(to))
      this.tallies.count('search.empty', `${from}-${to}`);
  }

  private async soonest(search: ListingSearch, without: number[], viewer?: number): Promise<Page> {
    const { from, to, date, endDate, flight, limit, cursor } = search;
    const type = search.acceptsTips ? 'helper' : search.type;
    if (type !== (search.type ?? type)) return nothing;
    const terms = termsOf(search);
    const by = filters.filter((filter) => search[filter]);
    const { day, id } = positionOf(cursor);
    const values = {
      firstDay: date ?? null,
      lastDay: endDate ?? date ?? 'infinity',
      afterDay: day,
      afterId: id,
      limit,
      key: by.map((filter) => search[filter]).join(''),
      terms,
      flight,
      from,
      to,
      without,
    };
    return (
      (await this.reads.read<Page, keyof typeof values>(
        soonest({ type, by, hasTerms: Boolean(terms), isRest: without.length > 0 }),
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
