import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { BlocksService } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { Trip } from '../sharing/trip-words.js';

/** A listing whose owner may be asked for the contact. */
export interface OpenListing extends Trip {
  id: number;
  userId: number;
}
interface Row extends Omit<OpenListing, 'userId'> {
  userId: number | null;
  isClosed: boolean;
  isPast: boolean;
}

// A day is over when it is over everywhere, which is last at UTC-12.
const find = `
  select id::float8 as id, user_id::float8 as "userId", departure_airport as "from", arrival_airport as "to",
    date::text as date, end_date::text as "endDate", status = 'closed' as "isClosed",
    last_date < (now() at time zone 'Etc/GMT+12')::date as "isPast"
  from listing where id = $1`;

/** Says in words why somebody cannot be asked. */
@Injectable()
export class OpenListings {
  constructor(
    private readonly blocks: BlocksService,
    private readonly database: Database,
  ) {}

  async find(listingId: number, askerId: number): Promise<OpenListing> {
    const [row] = await this.database.query<Row>('connect-listing', find, [listingId]);
    const owner = row?.userId ?? askerId;
    if (!row || (await this.blocks.isBlockedBetween(owner, askerId)))
      throw new NotFoundException('This listing was not found');
    const { userId, isClosed, isPast, ...trip } = row;
    if (userId === null) throw new ConflictException('Its owner has not confirmed this listing yet');
    if (userId === askerId) throw new ConflictException('This is your own listing');
    if (isPast) throw new ConflictException('This trip is over');
    if (isClosed) throw new ConflictException('Its owner has closed this listing');
    return { ...trip, userId };
  }
}
