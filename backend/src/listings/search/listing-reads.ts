import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Listing } from '../contract.js';
import { isBy, isLapsed, listingFrom, listingJson } from './listing-json.js';

export interface Viewer {
  /** Who looks; nobody sees listings of people with whom there is a block, either way. */
  viewer?: number;
}

const one = `
  select ${listingJson}::text as json from ${listingFrom}
  where l.id = $1 and not ${isLapsed} and not ${isBy('$2')}`;

/** Single listings for whoever shows or acts upon one, as they are on the primary. */
@Injectable()
export class ListingReads {
  constructor(
    private readonly database: Database,
    private readonly blocks: BlocksService,
  ) {}

  async one(id: number, { viewer }: Viewer = {}): Promise<Listing | null> {
    const json = await this.oneAsJson(id, { viewer });
    return json === null ? null : (JSON.parse(json) as Listing);
  }

  /** The same as text, for answers that only pass it on. */
  async oneAsJson(id: number, { viewer }: Viewer = {}): Promise<string | null> {
    const blocked = viewer ? await this.blocks.blockedAround(viewer) : [];
    const [row] = await this.database.query<{ json: string }>('listing-one', one, [id, blocked]);
    return row?.json ?? null;
  }
}
