import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { Usernames, PeopleEvents, PeopleService, type LoggedIn } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ListingEntity } from '../listing.entity.js';
import { listingOpened } from '../listing-opened.js';
import { listingPosted } from '../listing-posted.js';
import { ListingChanges } from '../changes/listing-changes.js';
import type { Listing, ListingType, MyListing } from '../contract.js';
import { isUnclaimedTooLong, listingFrom, listingJson } from '../reads/listing-json.js';
import { OpenListingsLimit } from '../posting/open-listings-limit.js';
import { OwnListings } from '../reads/own-listings.js';
import { Travelers } from '../people/travelers.js';

const maxShown = 100;
const isUnclaimed = `l.user_id is null and not ${isUnclaimedTooLong}`;

const list = `
  select ${listingJson} as listing from ${listingFrom}
  where l.email = $1 and ${isUnclaimed} order by l.id desc limit ${maxShown}`;
const ofAttempt = `
  select l.id::float8 as id from listing_claim c join listing l on l.id = c.listing_id
  where c.attempt_id = ? and l.email = ? and ${isUnclaimed}`;
const lock = `
  select l.user_id::float8 as "userId" from listing l
  where l.id = ? and l.email = ? and (l.user_id = ? or ${isUnclaimed}) for update`;
/** The guest's form could not know whether its author has blocked anyone. */
const claim = `
  update listing l set user_id = u.id, guarded = u.guarded_since is not null,
    contact = case when u.guarded_since is null then l.contact else 'after_yes' end
  from "user" u where u.id = ? and l.id = ? and l.user_id is null returning l.type, l.name`;
const lockUnclaimed = `
  select l.id from listing l where l.id = ? and l.email = ? and ${isUnclaimed} for update`;

const notFound = () => new NotFoundException('This listing was not found');

/** Only the code or link of the listing's own mail proves ownership: anyone can type an email. */
@Injectable()
export class ClaimingService implements OnModuleInit {
  constructor(
    private readonly changes: ListingChanges,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly openListings: OpenListingsLimit,
    private readonly names: Usernames,
    private readonly own: OwnListings,
    private readonly people: PeopleService,
    private readonly travelers: Travelers,
  ) {}

  onModuleInit(): void {
    this.events.onLogin((em, person) => this.claimByMail(em, person));
  }

  async list({ email }: Pick<CurrentUser, 'email'>): Promise<Listing[]> {
    const rows = await this.database.query<{ listing: Listing }>('listings-unclaimed', list, [email]);
    return rows.map(({ listing }) => listing);
  }

  async claim(me: CurrentUser, id: number): Promise<MyListing> {
    await this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      const [found] = await em.execute<{ userId: number | null }[]>(lock, [id, me.email, me.id]);
      if (!found) throw notFound();
      if (found.userId === me.id) return;
      await this.openListings.expectBelowLimit(em, me.id);
      await this.give(em, me.id, id);
    });
    return this.own.one(me, id);
  }

  async disown(me: CurrentUser, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const [unclaimed] = await em.execute<unknown[]>(lockUnclaimed, [id, me.email]);
      if (!unclaimed) throw notFound();
      await this.changes.remove(em, await em.findOneOrFail(ListingEntity, id));
    });
  }

  private async claimByMail(em: EntityManager, { id, email, attemptId }: LoggedIn): Promise<void> {
    const [listing] = await em.execute<{ id: number }[]>(ofAttempt, [attemptId, email]);
    if (!listing) return;
    await this.people.lock(em, id);
    await this.give(em, id, listing.id);
  }

  private async give(em: EntityManager, userId: number, listingId: number): Promise<void> {
    await this.travelers.ensure(em, userId);
    await this.people.makePublic(em, userId);
    const [claimed] = await em.execute<{ type: ListingType; name: string | null }[]>(claim, [
      userId,
      listingId,
    ]);
    if (claimed?.name) await this.names.renameUnlessChosen(em, userId, claimed.name);
    if (claimed?.type === 'helper') await this.people.markAsHelper(em, userId);
    if (!claimed) return;
    await this.changes.claimed(em, listingId);
    await this.jobs.enqueue(em, listingOpened, { listingId });
    await this.jobs.enqueue(em, listingPosted, { listingId });
  }
}
