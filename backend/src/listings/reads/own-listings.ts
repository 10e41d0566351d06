import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { ListingType, MyListing } from '../contract.js';
import { ListingEntity } from '../listing.entity.js';
import { listingFrom, myListingJson } from './listing-json.js';

type Person = Pick<CurrentUser, 'id'>;
interface Row {
  listing: MyListing;
}

const maxShown = 500;

const list = `
  select ${myListingJson} as listing from ${listingFrom}
  where l.user_id = $1 and ($2::text is null or l.type = $2)
  order by l.date desc, l.id desc limit ${maxShown}`;

const one = `select ${myListingJson} as listing from ${listingFrom} where l.id = $1 and l.user_id = $2`;

const notFound = () => new NotFoundException('This listing was not found');

/** A member's own listings. Others' listings are not found. */
@Injectable()
export class OwnListings {
  constructor(private readonly database: Database) {}

  async list({ id }: Person, type?: ListingType): Promise<MyListing[]> {
    const rows = await this.database.query<Row>('my-listings', list, [id, type ?? null]);
    return rows.map(({ listing }) => listing);
  }

  async one({ id }: Person, listingId: number): Promise<MyListing> {
    const [row] = await this.database.query<Row>('my-listing', one, [listingId, id]);
    if (!row) throw notFound();
    return row.listing;
  }

  lock(em: EntityManager, { id }: Person, listingId: number): Promise<ListingEntity> {
    return em.findOneOrFail(
      ListingEntity,
      { id: listingId, userId: id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: notFound },
    );
  }
}
