import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  Injectable,
  NotFoundException,
  UnauthorizedException,
} from '@nestjs/common';
import { PeopleService } from '../../account/index.js';
import { ListingReads } from '../reads/listing-reads.js';
import { today } from '../sql/today.js';
import { maxFavourites, type FavouriteKind, type Favourites } from './contract.js';
import { KeptPeople } from './kept-people.js';

const columns = { listing: 'listing_id', person: 'person_id' } as const;

const lockMe = `select from "user" where id = ? and deleted_at is null for key share`;
/** Calls of one member are counted one after the other. */
const lockFavourites = `select pg_advisory_xact_lock(hashtextextended('favourites of ' || ?::bigint, 0))`;
const isKept = (kind: FavouriteKind) => `select from favourite where user_id = ? and ${columns[kind]} = ?`;
const count = `select count(*)::int as kept from favourite where user_id = ?`;
/** The list no longer shows them, so members cannot remove them. */
const forgetPast = `
  delete from favourite f using listing l
  where f.user_id = ? and l.id = f.listing_id
    and (l.last_date < ${today} or l.status = 'closed' and l.withheld = '{}')
  returning f.id`;
const keepListing = `
  insert into favourite (user_id, listing_id)
  select ?, l.id from (select id from listing where id = ? for key share) l returning id`;
const keepPerson = `insert into favourite (user_id, person_id) values (?, ?)`;
const remove = (kind: FavouriteKind) => `delete from favourite where user_id = ? and ${columns[kind]} = ?`;

const listingNotFound = () => new NotFoundException('This listing was not found');

@Injectable()
export class FavouritesService {
  constructor(
    private readonly em: EntityManager,
    private readonly keptPeople: KeptPeople,
    private readonly listings: ListingReads,
    private readonly people: PeopleService,
  ) {}

  async list(me: number): Promise<Favourites> {
    const [listings, people] = await Promise.all([this.listings.keptBy(me), this.keptPeople.keptBy(me)]);
    return { listings, people };
  }

  async keep(me: number, kind: FavouriteKind, id: number): Promise<void> {
    await (kind === 'listing' ? this.expectListing(me, id) : this.expectPerson(me, id));
    await this.em.transactional(async (em) => {
      await this.lockPeople(em, me, kind, id);
      await em.execute(lockFavourites, [me]);
      if ((await em.execute<unknown[]>(isKept(kind), [me, id])).length) return;
      await this.makeRoom(em, me);
      const kept = await em.execute<unknown[]>(kind === 'listing' ? keepListing : keepPerson, [me, id]);
      if (kind === 'listing' && !kept.length) throw listingNotFound();
    });
  }

  async remove(me: number, kind: FavouriteKind, id: number): Promise<void> {
    await this.em.execute(remove(kind), [me, id]);
  }

  private async expectListing(me: number, id: number): Promise<void> {
    const listing = await this.listings.shown(id, { viewer: me });
    if (!listing) throw listingNotFound();
    if (listing.userId === me) throw new BadRequestException('This is your own listing');
  }

  private async expectPerson(me: number, id: number): Promise<void> {
    if (id === me) throw new BadRequestException('This is you');
    const [person] = await this.keptPeople.shownAmong([id], me);
    if (!person) throw new NotFoundException('This person was not found');
  }

  /** Before the listing, in ascending order: that of every transaction. */
  private async lockPeople(em: EntityManager, me: number, kind: FavouriteKind, id: number): Promise<void> {
    if (kind === 'person') return this.people.lockPairForShare(em, me, id);
    const locked = await em.execute<unknown[]>(lockMe, [me]);
    if (!locked.length) throw new UnauthorizedException('Please log in');
  }

  private async makeRoom(em: EntityManager, me: number): Promise<void> {
    const { kept } = await em.execute<{ kept: number }>(count, [me], 'get');
    if (kept < maxFavourites) return;
    const forgotten = await em.execute<unknown[]>(forgetPast, [me]);
    if (forgotten.length) return;
    throw new ConflictException(
      `You keep ${maxFavourites} listings and people, which is as many as there can be. Please remove one first.`,
    );
  }
}
