import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { Interactions, Notices, PeopleService, readPhone } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { trustOf } from '../../platform/limits/limited.js';
import { Limits } from '../../platform/limits/limits.js';
import type { Contact, Listing } from '../contract.js';
import { ListingReads } from '../reads/listing-reads.js';
import { contactMail } from './contact-mail.js';
import { expectOpen } from './expect-open.js';

/** Only the first request of a member writes a row. */
const ask = `
  with wanted as (
    select id, email, phone_number from listing
    where id = ? and user_id = ? and status = 'active' for key share
  ), asked as (
    insert into contact_request (listing_id, requester_id) select id, ? from wanted
    on conflict do nothing returning listing_id
  )
  select email, phone_number as "phoneNumber", exists (select from asked) as "isFirst" from wanted`;

type Asked = Contact & { isFirst: boolean };

@Injectable()
export class ConnectingService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly listings: ListingReads,
    private readonly interactions: Interactions,
    private readonly notices: Notices,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async connect(me: CurrentUser, listingId: number, ip: string): Promise<Contact> {
    const listing = expectOpen(await this.listings.one(listingId, { viewer: me.id }), me);
    const verifiedPhone = await this.people.verifiedPhoneOf(listing.userId);
    return this.em.transactional(async (em) => {
      await this.people.lockPairForShare(em, me.id, listing.userId);
      const [answer] = await em.execute<Asked[]>(ask, [listingId, listing.userId, me.id]);
      if (!answer) throw new ConflictException('This listing was changed just now, please look again');
      if (answer.isFirst) {
        // A refusal rolls the row back, so that the next attempt counts as the first.
        await this.limits.take('contact.reveal', { ip, account: me.person, trust: trustOf(me) });
        await this.interactions.record(em, me.id, listing.userId, 'contact');
        await this.tellOwner(em, me.id, listing, listing.userId);
      }
      const { email, phoneNumber } = answer;
      // Anyone can type a number: only a verified one is revealed.
      const isTheirs = phoneNumber !== null && readPhone(phoneNumber)?.e164 === verifiedPhone;
      return { email, phoneNumber: isTheirs ? phoneNumber : null };
    });
  }

  private async tellOwner(em: EntityManager, me: number, listing: Listing, userId: number): Promise<void> {
    const [requester] = await this.people.find([me]);
    if (!requester) return;
    const content = contactMail(requester, listing, `${this.config.publicUrl}/listing/${listing.id}`);
    const key = `contact:${listing.id}:${me}`;
    await this.notices.send(em, { userId, kind: 'contact_requests', content, key });
  }
}
