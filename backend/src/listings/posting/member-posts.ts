import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleService, Usernames } from '../../account/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PlaneLookups } from '../flights/plane-lookups.js';
import { ListingEntity } from '../listing.entity.js';
import { listingOpened } from '../listing-opened.js';
import { listingPosted } from '../listing-posted.js';
import type { Content } from './content.js';
import { HiddenTrips } from '../people/hidden-trips.js';
import { OpenListingsLimit } from './open-listings-limit.js';
import { RepeatedPosts } from './repeated-posts.js';
import { Travelers } from '../people/travelers.js';

type Author = Pick<CurrentUser, 'id' | 'email'>;
type NamedAuthor = Author & Pick<CurrentUser, 'username' | 'nameChosen'>;

@Injectable()
export class MemberPosts {
  constructor(
    private readonly em: EntityManager,
    private readonly hiddenTrips: HiddenTrips,
    private readonly jobs: Jobs,
    private readonly names: Usernames,
    private readonly openListings: OpenListingsLimit,
    private readonly people: PeopleService,
    private readonly planes: PlaneLookups,
    private readonly repeated: RepeatedPosts,
    private readonly travelers: Travelers,
  ) {}

  publish(author: NamedAuthor, content: Content, ip: string): Promise<number> {
    return this.em.transactional(async (em) => {
      await this.people.lock(em, author.id);
      const listingId = await this.add(em, author, content, { ip });
      if (content.name && isNewName(content.name, author))
        await this.names.renameUnlessChosen(em, author.id, content.name);
      return listingId;
    });
  }

  /** Resolves to the existing id for a duplicate. The caller has locked the author. No `ip` means a repost. */
  async add(
    em: EntityManager,
    { id, email }: Author,
    content: Content,
    { ip }: { ip?: string } = {},
  ): Promise<number> {
    const retried = await this.repeated.findRetried(em, content, { userId: id });
    if (retried) return retried.id;
    if (ip !== undefined) await this.repeated.expectNewText(em, content, { userId: id }, ip);
    await this.hiddenTrips.expectNone(em, { userId: id, email }, content);
    await this.openListings.expectBelowLimit(em, id);
    await this.travelers.ensure(em, id);
    await this.people.makePublic(em, id);
    if (content.type === 'helper') await this.people.markAsHelper(em, id);
    const guarded = await this.people.isGuarded(em, id);
    const listing = em.create(ListingEntity, { ...content, userId: id, email, guarded });
    await em.flush();
    await this.jobs.enqueue(em, listingOpened, { listingId: listing.id });
    await this.jobs.enqueue(em, listingPosted, { listingId: listing.id });
    await this.planes.follow(em, listing);
    return listing.id;
  }
}

/** The form comes with the name that the site has given, in the language of the page. Its number is the same. */
const isNewName = (typed: string, { username, nameChosen }: NamedAuthor) =>
  !nameChosen && !typed.endsWith(username.replace(/^\D+/, ''));
