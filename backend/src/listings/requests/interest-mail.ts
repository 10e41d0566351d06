import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { GuestLogin, UnsolicitedMail } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Listing } from '../contract.js';
import { interestMail } from '../mails/listing-mails.js';
import { MailedLinks } from '../mails/mailed-links.js';

const emailOf = `select email from listing where id = ?`;
const keepClaim = `insert into listing_claim (attempt_id, listing_id) values (?, ?)`;

/** Tells a guest that somebody wants to reach them, with a link that confirms the listing. */
@Injectable()
export class InterestMail {
  constructor(
    private readonly guests: GuestLogin,
    private readonly links: MailedLinks,
    private readonly mail: UnsolicitedMail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(em: EntityManager, listing: Listing): Promise<void> {
    const [row] = await em.execute<{ email: string }[]>(emailOf, [listing.id]);
    if (!row || !(await this.mail.tryToTakeOne(row.email))) return;
    const attempt = await this.guests.begin(em, row.email);
    await em.execute(keepClaim, [attempt.id, listing.id]);
    const links = { publicUrl: this.config.publicUrl, removeUrl: this.links.to('remove', listing.id) };
    const content = interestMail(attempt.linkToken, listing, links);
    await this.mail.send(em, { to: row.email, content, key: `interest:${listing.id}` });
  }
}
