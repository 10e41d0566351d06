import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Listing, Owner } from '../contract.js';
import { isBy, isUnclaimedTooLong, listingFrom, listingJson, today } from './listing-json.js';

export interface Viewer {
  /** Who looks; nobody sees listings of people with whom there is a block, either way. */
  viewer?: number;
}

const one = `
  select ${listingJson}::text as json from ${listingFrom}
  where l.id = $1 and not ${isUnclaimedTooLong} and not ${isBy('$2')}`;

/** What is closed or over is for those whom it concerned: its owner, and who has asked for the contact. */
const shown = `
  ${one} and (l.status = 'active' and l.last_date >= ${today} or l.user_id = $3::bigint or exists (
    select from contact_request c where c.listing_id = l.id and c.requester_id = $3::bigint))`;

const owner = `
  select t.user_id::float8 as id, t.username, t.profile_picture_url as "profilePictureUrl" from traveler t
  where t.user_id = $1 and t.user_id <> all($2::bigint[]) and exists (select 1 from listing l where l.user_id = $1)`;

/** Single listings for whoever shows or acts upon one, as they are on the primary. */
@Injectable()
export class ListingReads {
  constructor(
    private readonly database: Database,
    private readonly blocks: BlocksService,
  ) {}

  /** For whoever acts on it, also when it is closed or over. */
  async one(id: number, { viewer }: Viewer = {}): Promise<Listing | null> {
    const values = [id, await this.hiddenFrom(viewer)];
    const [row] = await this.database.query<{ json: string }>('listing-one', one, values);
    return row ? (JSON.parse(row.json) as Listing) : null;
  }

  /** As its page shows it: null to strangers once it is closed or over. */
  async shown(id: number, { viewer }: Viewer = {}): Promise<Listing | null> {
    const json = await this.shownAsJson(id, { viewer });
    return json === null ? null : (JSON.parse(json) as Listing);
  }

  /** The same as text, for answers that only pass it on. */
  async shownAsJson(id: number, { viewer }: Viewer = {}): Promise<string | null> {
    const values = [id, await this.hiddenFrom(viewer), viewer ?? null];
    const [row] = await this.database.query<{ json: string }>('listing-shown', shown, values);
    return row?.json ?? null;
  }

  /** Somebody who has a listing, whatever has become of it. */
  async owner(userId: number, { viewer }: Viewer = {}): Promise<Owner['user'] | null> {
    const values = [userId, await this.hiddenFrom(viewer)];
    const [row] = await this.database.query<Owner['user']>('listing-owner', owner, values);
    return row ?? null;
  }

  private async hiddenFrom(viewer?: number): Promise<number[]> {
    return viewer ? this.blocks.blockedAround(viewer) : [];
  }
}
