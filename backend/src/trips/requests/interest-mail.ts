import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { GuestLogin, UnsolicitedMail } from '../../account/index.js';
import { productName } from '../../platform/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { ListingReads, MailedLinks, tripText, type Trip } from '../../listings/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import { wordsOf } from '../words/index.js';
import type { Listing } from '../../listings/contract.js';

const tellInterest = defineJob('requests.tell-interest', z.object({ listingId: z.number() }));

/** An unconfirmed listing is deleted after 72 hours, and this job with it. */
const secondsUntilRoom = 6 * 3_600;

interface Guest {
  email: string;
  language: Language | null;
}

const guestOf = `select email, language from listing where id = ? and user_id is null`;
const keepClaim = `insert into listing_claim (attempt_id, listing_id) values (?, ?)`;

/** Mails a guest that a member wants to reach them, with a link that confirms the listing. */
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
    const [guest] = await this.em.execute<Guest[]>(guestOf, [listingId]);
    if (!guest || listing?.status !== 'active') return;
    if (await this.mail.tryToTakeOne(guest.email)) return this.mailTo(guest, listing);
    await this.jobs.enqueue(null, tellInterest, { listingId }, { startAfterSeconds: secondsUntilRoom });
  }

  private async mailTo({ email: to, language }: Guest, listing: Listing): Promise<void> {
    await this.em.transactional(async (em) => {
      const attempt = await this.guests.begin(em, to);
      await em.execute(keepClaim, [attempt.id, listing.id]);
      const links = { publicUrl: this.config.publicUrl, removeUrl: this.links.to('remove', listing.id) };
      const content = interestMail(attempt.linkToken, listing, links);
      await this.mail.send(em, { to, language, content, key: `interest:${listing.id}` });
    });
  }
}

/** Sent once, when a member asks for the contact of a guest's listing. Contains nothing that either typed. */
const interestMail =
  (
    linkToken: string,
    { type, ...trip }: Trip & Pick<Listing, 'type'>,
    { publicUrl, removeUrl }: { publicUrl: string; removeUrl: string },
  ): MailText =>
  (language) => {
    const { hello, interest: words } = wordsOf(language);
    return {
      subject: type === 'helper' ? words.travelerSubject : words.helperSubject,
      greeting: hello,
      paragraphs: [words.asked(productName, tripText(trip, language)), words.confirmIt],
      action: { label: words.confirm, url: `${publicUrl}/login-link#token=${linkToken}` },
      secondaryAction: { label: words.remove, url: removeUrl },
      footnote: words.footnote,
    };
  };
