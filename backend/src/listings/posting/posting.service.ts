import { ForbiddenException, Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type { MyListing } from '../contract.js';
import { ListingReads } from '../reads/listing-reads.js';
import { contentOf, type Form } from './content.js';
import { phoneMissing, type NewListing, type Published } from './contract.js';
import { GuestPosts } from './guest-posts.js';
import { KnownAirports } from './known-airports.js';
import { MemberPosts } from './member-posts.js';
import { OwnListings } from '../reads/own-listings.js';
import { PostingGate, type BotCheckAnswer } from './posting-gate.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { TravelDays } from './travel-days.js';

type QuickForm = Form & { email: string };

export interface QuickPost {
  answer: Published;
  /** For the cookie of a guest's login attempt. */
  browserToken?: string;
}

@Injectable()
export class PostingService {
  constructor(
    private readonly airports: KnownAirports,
    private readonly days: TravelDays,
    private readonly gate: PostingGate,
    private readonly guests: GuestPosts,
    private readonly members: MemberPosts,
    private readonly own: OwnListings,
    private readonly reads: ListingReads,
  ) {}

  async post(form: QuickForm, botCheck: BotCheckAnswer, me?: CurrentUser): Promise<QuickPost> {
    const content = await this.contentOf(form, me);
    if (me) {
      expectOwnEmail(form.email, me);
      await this.gate.passMember(botCheck, me);
      return { answer: await this.published(await this.members.publish(me, content, botCheck.ip), null) };
    }
    await this.gate.passGuest(botCheck, form.email);
    const { listingId, attempt } = await this.guests.publish(form.email, content, botCheck.ip);
    return {
      answer: await this.published(listingId, { userId: attempt.id }),
      browserToken: attempt.browserToken,
    };
  }

  async create(form: NewListing, botCheck: BotCheckAnswer, me: CurrentUser): Promise<MyListing> {
    if (!me.verified) throw new ForbiddenException(phoneMissing);
    expectOwnEmail(form.email, me);
    const content = await this.contentOf(form, me);
    await this.gate.passMember(botCheck, me);
    return this.own.one(me, await this.members.publish(me, content, botCheck.ip));
  }

  private async contentOf(form: Form, me?: CurrentUser) {
    this.airports.expect(form);
    await this.days.expect(form);
    const content = contentOf(form, { contact: me?.guarded ? 'after_yes' : 'at_once' });
    this.airports.settleLandings(content);
    return content;
  }

  private async published(id: number, claim: Published['claim']): Promise<Published> {
    const listing = await this.reads.one(id);
    if (!listing) throw new Error('A listing that was just published is gone');
    // The response must not reveal whether the email belongs to a suspended member.
    return { listing: { ...listing, status: 'active' }, claim };
  }
}

function expectOwnEmail(email: string, me: CurrentUser): void {
  if (email !== me.email)
    throw fieldIssue('email', `You are logged in with another email. Use that one, or log out.`);
}
