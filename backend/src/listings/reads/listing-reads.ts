import { Injectable } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Listing, Owner } from '../contract.js';
import { param, raw, sql } from '../sql/sql.js';
import { Statement } from '../sql/statement.js';
import { today } from '../sql/today.js';
import {
  isBy,
  isUnclaimedTooLong,
  listingFrom,
  listingJsonFor,
  listingSeenBy,
  seenListingJson,
  wholeListingJson,
} from './listing-json.js';

export interface Viewer {
  /** A block between viewer and owner hides the listing. */
  viewer?: number;
}

const visible = sql`
  where l.id = ${param('id')} and not ${raw(isUnclaimedTooLong)} and not ${isBy(param('hidden'))}`;

const one = new Statement(
  'listing-one',
  ['id', 'hidden'],
  sql`select ${raw(wholeListingJson)}::text as json from ${raw(listingFrom)} ${visible}`,
);

/** Closed and past listings stay visible to their owner, and to members who have seen the contact. */
const isShown = sql`(
    l.status = 'active' and l.last_date >= ${raw(today)} or l.user_id = ${param('viewer')}::bigint or exists (
      select from contact_request c where c.listing_id = l.id and c.requester_id = ${param('viewer')}::bigint))`;

const shown = new Statement(
  'listing-shown',
  ['id', 'hidden', 'wary', 'viewer'],
  sql`select ${listingJsonFor(param('viewer'), param('wary'))} ${visible} and ${isShown}`,
);

/** The ones that the viewer keeps, as the page of each would show it. */
const kept = new Statement(
  'listings-kept',
  ['hidden', 'wary', 'viewer'],
  sql`select ${listingJsonFor(param('viewer'), param('wary'))}
    join favourite f on f.listing_id = l.id and f.user_id = ${param('viewer')}::bigint
    where not ${raw(isUnclaimedTooLong)} and not ${isBy(param('hidden'))} and ${isShown}
      and l.user_id is distinct from ${param('viewer')}::bigint
    order by f.id desc`,
);

const owner = new Statement(
  'listing-owner',
  ['userId', 'hidden'],
  sql`
    select t.user_id::float8 as id, t.username, t.profile_picture_url as "profilePictureUrl" from traveler t
    where t.user_id = ${param('userId')} and t.user_id <> all(${param('hidden')}::bigint[])
      and exists (select 1 from listing l where l.user_id = ${param('userId')})`,
);

/** The soonest first. */
const openOf = new Statement(
  'listings-open-of',
  ['userId', 'hidden', 'wary'],
  sql`
    select ${raw(seenListingJson)}::text as json from ${listingSeenBy(param('wary'))}
    where l.user_id = ${param('userId')}::bigint and l.status = 'active' and l.last_date >= ${raw(today)}
      and not ${isBy(param('hidden'))}
    order by l.date, l.id limit 20`,
);

@Injectable()
export class ListingReads {
  private readonly shownInThisTurn = new Map<number, Promise<string | null>>();

  constructor(
    private readonly database: Database,
    private readonly blocks: BlocksService,
  ) {}

  /** Includes closed and past listings and their flights, for callers that act on them. */
  async one(id: number, { viewer }: Viewer = {}): Promise<Listing | null> {
    const values = one.values({ id, hidden: await this.hiddenFrom(viewer) });
    const [row] = await this.database.query<{ json: string }>(one.name, one.text, values);
    return row ? (JSON.parse(row.json) as Listing) : null;
  }

  /** Null to strangers once the listing is closed or past. */
  async shown(id: number, { viewer }: Viewer = {}): Promise<Listing | null> {
    const json = await this.shownAsJson(id, { viewer });
    return json === null ? null : (JSON.parse(json) as Listing);
  }

  /** The metadata of a page and its content ask for the same in one turn of the event loop. */
  shownAsJson(id: number, { viewer }: Viewer = {}): Promise<string | null> {
    const known = viewer ? undefined : this.shownInThisTurn.get(id);
    if (known) return known;
    const read = this.readShown(id, viewer);
    if (!viewer) {
      this.shownInThisTurn.set(id, read);
      setImmediate(() => this.shownInThisTurn.delete(id));
    }
    return read;
  }

  private async readShown(id: number, viewer: number | undefined): Promise<string | null> {
    const around = await this.blocks.aroundViewer(viewer);
    const values = shown.values({ id, ...around, viewer: viewer ?? null });
    const [row] = await this.database.query<{ json: string }>(shown.name, shown.text, values);
    return row?.json ?? null;
  }

  /** A person with any listing, also a closed one. */
  async owner(userId: number, { viewer }: Viewer = {}): Promise<Owner['user'] | null> {
    const values = owner.values({ userId, hidden: await this.hiddenFrom(viewer) });
    const [row] = await this.database.query<Owner['user']>(owner.name, owner.text, values);
    return row ?? null;
  }

  async openOf(userId: number, { viewer }: Viewer = {}): Promise<Listing[]> {
    const values = openOf.values({ userId, ...(await this.blocks.aroundViewer(viewer)) });
    const rows = await this.database.query<{ json: string }>(openOf.name, openOf.text, values);
    return rows.map(({ json }) => JSON.parse(json) as Listing);
  }

  /** The latest kept first. */
  async keptBy(viewer: number): Promise<Listing[]> {
    const values = kept.values({ ...(await this.blocks.aroundViewer(viewer)), viewer });
    const rows = await this.database.query<{ json: string }>(kept.name, kept.text, values);
    return rows.map(({ json }) => JSON.parse(json) as Listing);
  }

  private async hiddenFrom(viewer?: number): Promise<number[]> {
    return (await this.blocks.aroundViewer(viewer)).hidden;
  }
}
