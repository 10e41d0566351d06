import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { GuestLogin, maskContacts, type GuestAttempt } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config.js';
import { Mail } from '../../platform/mail/mail.js';
import { ListingEntity } from '../listing.entity.js';
import type { Content } from './content.js';
import { guestLetter } from './letters.js';
import { MailedLinks } from './mailed-links.js';
import { Repetitions } from './repetitions.js';

export interface GuestPost {
  listingId: number;
  attempt: GuestAttempt;
}

/**
 * Listings of people who are not logged in: public at once, but nobody's until the email's owner logs in. Whether
 * that email has an account is not even asked, so nothing about the answer, the work or the mail can tell.
 */
@Injectable()
export class GuestPosts {
  constructor(
    private readonly em: EntityManager,
    private readonly guests: GuestLogin,
    private readonly links: MailedLinks,
    private readonly mail: Mail,
    private readonly repetitions: Repetitions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  publish(email: string, content: Content): Promise<GuestPost> {
    return this.em.transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`listing:${email}`]);
      const listing = await this.listingFor(em, email, content);
      const attempt = await this.guests.begin(em, email);
      const { publicUrl } = this.config;
      const removeUrl = this.links.to('remove', listing.id);
      const letter = guestLetter(attempt, listing, { publicUrl, removeUrl });
      await this.mail.send(em, { to: email, letter, notAfter: attempt.mailBy });
      return { listingId: listing.id, attempt };
    });
  }

  private async listingFor(em: EntityManager, email: string, content: Content): Promise<ListingEntity> {
    const owner = { userId: null, email };
    const retried = await this.repetitions.findRetried(em, content, owner);
    if (retried) return retried;
    await this.repetitions.expectNewText(em, content, owner);
    const coveredName = maskContacts(content.name ?? '');
    const listing = em.create(ListingEntity, { ...content, ...owner, coveredName });
    await em.flush();
    return listing;
  }
}
