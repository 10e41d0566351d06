import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { GuestLogin, maskContacts, UnsolicitedMail, type GuestAttempt } from '../../account/index.js';
import { Suspensions } from '../../moderation/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { currentLanguage } from '../../platform/request-context.js';
import { PlaneLookups } from '../flights/plane-lookups.js';
import { ListingEntity } from '../listing.entity.js';
import { HiddenTrips } from '../people/hidden-trips.js';
import type { Content } from './content.js';
import type { Trip } from '../sharing/trip-texts.js';
import { guestMail } from '../mails/listing-mails.js';
import { MailedLinks } from '../mails/mailed-links.js';
import { RepeatedPosts } from './repeated-posts.js';

export interface GuestPost {
  listingId: number;
  attempt: GuestAttempt;
}

type ClaimedTrip = Trip & Pick<ListingEntity, 'id' | 'withheld'>;

const keepClaim = `insert into listing_claim (attempt_id, listing_id) values (?, ?)`;
const claimedBy = `
  select l.id::float8 as id, l.departure_airport as "departureAirport", l.arrival_airport as "arrivalAirport",
    l.date::text as date, l.end_date::text as "endDate", l.withheld
  from listing_claim c join listing l on l.id = c.listing_id where c.attempt_id = ? and l.user_id is null`;

/** The code never looks up the email, so response, timing and mail do not reveal whether it has an account. */
@Injectable()
export class GuestPosts implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly guests: GuestLogin,
    private readonly hiddenTrips: HiddenTrips,
    private readonly links: MailedLinks,
    private readonly mail: UnsolicitedMail,
    private readonly planes: PlaneLookups,
    private readonly repeated: RepeatedPosts,
    private readonly suspensions: Suspensions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.guests.onResend(async (em, attempt) => {
      const [listing] = await em.execute<ClaimedTrip[]>(claimedBy, [attempt.id]);
      return listing ? this.mailOf(attempt, listing) : null;
    });
  }

  publish(email: string, content: Content, ip: string): Promise<GuestPost> {
    return this.em.transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`listing:${email}`]);
      const listing = await this.listingFor(em, email, content, ip);
      const attempt = await this.guests.begin(em, email);
      await em.execute(keepClaim, [attempt.id, listing.id]);
      const mail = this.mailOf(attempt, listing);
      await this.mail.send(em, { to: email, content: mail, notAfter: attempt.mailBy });
      return { listingId: listing.id, attempt };
    });
  }

  private mailOf(attempt: Pick<GuestAttempt, 'code' | 'linkToken'>, listing: ClaimedTrip): MailText {
    const removeUrl = this.links.to('remove', listing.id);
    const isHidden = listing.withheld.includes('desk');
    return guestMail(attempt, listing, { publicUrl: this.config.publicUrl, removeUrl, isHidden });
  }

  private async listingFor(
    em: EntityManager,
    email: string,
    content: Content,
    ip: string,
  ): Promise<ListingEntity> {
    const owner = { userId: null, email };
    const retried = await this.repeated.findRetried(em, content, owner);
    if (retried) return retried;
    await this.repeated.expectNewText(em, content, owner, ip);
    const coveredName = maskContacts(content.name ?? '');
    const isSuspended = await this.suspensions.isSuspended(em, email);
    const hidden = await this.hiddenTrips.find(em, owner, content);
    const withheld = [...(isSuspended ? ['suspension'] : []), ...(hidden ? ['desk'] : [])];
    const listing = em.create(ListingEntity, {
      ...content,
      ...owner,
      coveredName,
      language: currentLanguage(),
      // The response must not reveal who is suspended, or what was hidden.
      ...(withheld.length > 0 && { withheld, status: 'closed', resumesAs: 'active' }),
    });
    await em.flush();
    if (hidden) await this.hiddenTrips.remember(em, listing.id, hidden.becauseOf);
    await this.planes.follow(em, listing);
    return listing;
  }
}
