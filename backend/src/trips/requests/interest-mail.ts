import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { GuestLogin, UnsolicitedMail } from '../../account/index.js';
import { productName } from '../../platform/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { daysText, ListingReads, MailedLinks, routeText, type Trip } from '../../listings/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Listing } from '../../listings/contract.js';

const tellInterest = defineJob('requests.tell-interest', z.object({ listingId: z.number() }));

/** An unconfirmed listing is deleted after 72 hours, and this job with it. */
const secondsUntilRoom = 6 * 3_600;

const guestOf = `select email from listing where id = ? and user_id is null`;
const keepClaim = `insert into listing_claim (attempt_id, listing_id) values (?, ?)`;

/** Tells a guest that somebody wants to reach them, with a link that confirms the listing. */
@Injectable()
export class InterestMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly guests: GuestLogin,
    private readonly jobs: Jobs,
    private readonly links: MailedLinks,
    private readonly mail: UnsolicitedMail,
    private readonly reads: ListingReads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(tellInterest, ({ listingId }) => this.tell(listingId));
  }

  async send(em: EntityManager, { id: listingId }: Listing): Promise<void> {
    await this.jobs.enqueue(em, tellInterest, { listingId }, { key: String(listingId) });
  }

  private async tell(listingId: number): Promise<void> {
    const listing = await this.reads.one(listingId);
    const [guest] = await this.em.execute<{ email: string }[]>(guestOf, [listingId]);
    if (!guest || listing?.status !== 'active') return;
    if (await this.mail.tryToTakeOne(guest.email)) return this.mailTo(guest.email, listing);
    await this.jobs.enqueue(null, tellInterest, { listingId }, { startAfterSeconds: secondsUntilRoom });
  }

  private async mailTo(to: string, listing: Listing): Promise<void> {
    await this.em.transactional(async (em) => {
      const attempt = await this.guests.begin(em, to);
      await em.execute(keepClaim, [attempt.id, listing.id]);
      const links = { publicUrl: this.config.publicUrl, removeUrl: this.links.to('remove', listing.id) };
      const content = interestMail(attempt.linkToken, listing, links);
      await this.mail.send(em, { to, content, key: `interest:${listing.id}` });
    });
  }
}

/** Sent once, when a member asks for the contact of a guest's listing. Contains nothing that either typed. */
const interestMail = (
  linkToken: string,
  { type, ...trip }: Trip & Pick<Listing, 'type'>,
  { publicUrl, removeUrl }: { publicUrl: string; removeUrl: string },
): MailContent => ({
  subject: `A ${type === 'helper' ? 'traveler' : 'helper'} on your flight wants to reach you: confirm`,
  greeting: 'Hello,',
  paragraphs: [
    `Somebody asked for the contact details of a listing with this address on ${productName}: ${routeText(trip)}, ${daysText(trip)}.`,
    'Confirm that it is yours, and they can reach you. You decide in your profile who sees your contact details.',
  ],
  action: { label: 'Confirm my listing', url: `${publicUrl}/login-link#token=${linkToken}` },
  secondaryAction: { label: 'Not yours? Remove the listing', url: removeUrl },
  footnote: 'The link works once, within a day, and logs you in. You get this mail once for each listing.',
});
