import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import {
  BlocksService,
  Interactions,
  NameChecks,
  PeopleService,
  readPhone,
  Usernames,
} from '../../account/index.js';
import { ContactLimits, Flags, SimilarNames } from '../../moderation/index.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { trustOf } from '../../platform/limits/limited.js';
import { Limits } from '../../platform/limits/limits.js';
import type { Contact, ContactRule, Listing } from '../../listings/contract.js';
import { expectUnchanged, ListingReads, today, Travelers } from '../../listings/index.js';
import { daysKept } from '../match-times.js';
import { requestDeclined, type NewRequest, type RequestAnswer, type RequestStatus } from './contract.js';
import { InterestMail } from './interest-mail.js';
import { listingNotFound } from './request-reads.js';
import { RequestNews } from './request-news.js';
import { statusAfter } from './transitions.js';

const lockListing = `
  select email, phone_number as "phoneNumber", contact, status = 'active' as "isOpen",
    last_date < ${today} as "isOver", last_date < ${today} - ${daysKept} as "isForgotten"
  from listing where id = ? and user_id = ? for key share`;
/** Locked against claims, and against others who ask first. */
const lockUnclaimed = `
  select exists (select from contact_request where listing_id = l.id) as "isWanted"
  from listing l where l.id = ? and l.user_id is null for update`;
const find = `
  select status, warned from contact_request where listing_id = ? and requester_id = ? and status <> 'withdrawn'`;
/** Only the first of parallel requests writes a row. One that was taken back begins again. */
const insert = `
  insert into contact_request as r (listing_id, requester_id, status, note, warned) values (?, ?, ?, ?, ?)
  on conflict (listing_id, requester_id) do update
    set status = excluded.status, note = excluded.note, warned = excluded.warned, asked_at = now()
    where r.status = 'withdrawn' returning id`;
const moveTo = `update contact_request set status = ? where listing_id = ? and requester_id = ? and status = ?`;
const changeNote = `update contact_request set note = ? where listing_id = ? and requester_id = ?`;

interface Locked extends Contact {
  contact: ContactRule;
  isOpen: boolean;
  isOver: boolean;
  isForgotten: boolean;
}
export type Owned = Listing & { userId: number };
interface Words {
  seen?: NewRequest['seen'];
  note: string | undefined;
  ip: string;
}
/** A request in a transaction that has locked both people. */
export interface Asking extends Words {
  me: CurrentUser;
  listing: Owned;
  warned: boolean;
  /** Tells the owner; otherwise the caller does. */
  tells: boolean;
}
export interface Asked extends Contact {
  status: 'asked' | 'shared';
  isNew: boolean;
}
interface Before {
  status: Exclude<RequestStatus, 'withdrawn'>;
  /** The owner is warned that the account may belong to a person they have blocked. */
  warned: boolean;
}

/** From the first press until the trip is forgotten, unless the owner has stopped it. */
const sharedContact = `
  select l.email, l.phone_number as "phoneNumber", l.user_id::float8 as "ownerId"
  from contact_request r join listing l on l.id = r.listing_id
  where r.listing_id = ? and r.requester_id = ? and r.status = 'shared' and l.user_id is not null
    and l.last_date >= ${today} - ${daysKept}`;

const noContact: Contact = { email: null, phoneNumber: null };

@Injectable()
export class AskingService {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly contactLimits: ContactLimits,
    private readonly flags: Flags,
    private readonly interactions: Interactions,
    private readonly interest: InterestMail,
    private readonly limits: Limits,
    private readonly nameChecks: NameChecks,
    private readonly listings: ListingReads,
    private readonly similarNames: SimilarNames,
    private readonly news: RequestNews,
    private readonly people: PeopleService,
    private readonly travelers: Travelers,
    private readonly usernames: Usernames,
  ) {}

  async connect(me: CurrentUser, id: number, request: NewRequest, ip: string): Promise<RequestAnswer> {
    const { note, seen } = request;
    await this.introduce(me, request);
    const found = await this.listings.one(id, { viewer: me.id });
    if (!found) throw listingNotFound();
    if (found.userId === null) return this.askGuest(me, found, { note, seen, ip });
    const listing = { ...found, userId: found.userId };
    if (listing.userId === me.id) throw new ConflictException('This is your own listing');
    const warned = await this.blocks.isSharedWithBlocked(me.id, listing.userId);
    const asked = await this.em.transactional(async (em) => {
      await this.people.lockPairForShare(em, me.id, listing.userId);
      if (!(await this.blocks.keepUnblocked(em, me.id, listing.userId))) throw listingNotFound();
      await this.travelers.ensure(em, me.id);
      return this.ask(em, { me, listing, note, seen, ip, warned, tells: true });
    });
    return this.answerTo(asked, listing.userId);
  }

  /** The contact, for people it is shared with. A plain read: no request, no mail. */
  async contactOf(me: number, id: number): Promise<RequestAnswer> {
    const found = await this.listings.one(id, { viewer: me });
    const [shared] = await this.em.execute<(Contact & { ownerId: number })[]>(sharedContact, [id, me]);
    if (!found || !shared || (await this.blocks.isBlockedBetween(me, shared.ownerId)))
      throw listingNotFound();
    return this.answerTo({ status: 'shared', ...shared }, shared.ownerId);
  }

  /** What goes with a first request, before it is known whether it may be made. */
  async introduce(me: CurrentUser, { agreesToRules, name }: Pick<NewRequest, 'agreesToRules' | 'name'>) {
    const refusal = name ? await this.nameChecks.refusalOf(name, me.id) : null;
    if (refusal) throw fieldIssue('name', refusal);
    if (agreesToRules && !me.rulesAgreed) await this.people.agreeToRules(me.id);
    if (name) await this.em.transactional((em) => this.usernames.renameUnlessChosen(em, me.id, name));
  }

  /** In a transaction that holds both people, who have not blocked each other. */
  async ask(em: EntityManager, { note, ...asking }: Asking): Promise<Asked> {
    const { me, listing } = asking;
    const [locked] = await em.execute<Locked[]>(lockListing, [listing.id, listing.userId]);
    if (!locked) throw changedJustNow();
    const [before] = await em.execute<Before[]>(find, [listing.id, me.id]);
    const status = before
      ? await this.again(em, me.id, listing, locked, { ...before, note })
      : await this.first(em, locked, { note, ...asking });
    const { email, phoneNumber } = locked;
    return { status, isNew: !before, email, phoneNumber };
  }

  /** Anyone can type a number: only a verified one is revealed. */
  private async answerTo(
    { status, email, phoneNumber }: Omit<Asked, 'isNew'>,
    ownerId: number,
  ): Promise<RequestAnswer> {
    if (status === 'asked') return { status, ...noContact };
    const verifiedPhone = await this.people.verifiedPhoneOf(ownerId);
    const isTheirs = phoneNumber !== null && readPhone(phoneNumber)?.e164 === verifiedPhone;
    return { status, email, phoneNumber: isTheirs ? phoneNumber : null };
  }

  /** The interest is kept until a guest has confirmed the listing, who is asked once to do so. */
  private async askGuest(
    me: CurrentUser,
    listing: Listing,
    { note, seen, ip }: Words,
  ): Promise<RequestAnswer> {
    if (listing.status === 'expired') throw tripIsOver();
    if (listing.status === 'closed') throw listingClosed();
    await this.em.transactional(async (em) => {
      await this.people.lockForShare(em, me.id);
      await this.travelers.ensure(em, me.id);
      const [unclaimed] = await em.execute<{ isWanted: boolean }[]>(lockUnclaimed, [listing.id]);
      if (!unclaimed) throw changedJustNow();
      const made = await em.execute<unknown[]>(insert, [listing.id, me.id, 'asked', note || null, false]);
      if (!made.length) return;
      expectUnchanged(seen, listing);
      await this.contactLimits.assertNone(em, me.id);
      await this.flagNote(em, me.id, listing.id, { note });
      await this.limits.take('contact.reveal', { ip, account: me.person, trust: trustOf(me) });
      if (!unclaimed.isWanted) await this.interest.send(em, listing);
    });
    return { status: 'asked', ...noContact };
  }

  private async first(
    em: EntityManager,
    { contact, isOpen, isOver }: Locked,
    { me, listing, note, seen, ip, warned, tells }: Asking,
  ): Promise<RequestAnswer['status']> {
    if (!isOpen) throw listingClosed();
    if (isOver) throw tripIsOver();
    const status = contact === 'at_once' && !warned ? 'shared' : 'asked';
    const values = [listing.id, me.id, status, note || null, warned];
    const isFirst = (await em.execute<unknown[]>(insert, values)).length > 0;
    if (!isFirst) return status;
    // A refusal rolls the row back, so that the next attempt counts as the first.
    expectUnchanged(seen, listing);
    await this.similarNames.assertDistinctName(me.id, listing.userId);
    await this.contactLimits.assertNone(em, me.id);
    await this.limits.take('contact.reveal', { ip, account: me.person, trust: trustOf(me) });
    if (status === 'shared')
      await this.interactions.record(em, me.id, listing.userId, 'contact', listing.date);
    await this.flagNote(em, me.id, listing.id, { note, ownerId: listing.userId });
    const told = { asker: me.id, listing, ownerId: listing.userId, status, note, warned } as const;
    if (tells) await this.news.asked(em, told);
    return status;
  }

  private async again(
    em: EntityManager,
    me: number,
    { id, userId, date }: Owned,
    { contact, isOver, isForgotten }: Locked,
    { status, warned, note }: Before & { note: string | undefined },
  ): Promise<RequestAnswer['status']> {
    if (status === 'declined') throw new ConflictException(requestDeclined);
    if (status === 'expired' || isForgotten || (status === 'asked' && isOver)) throw tripIsOver();
    if (note) await em.execute(changeNote, [note, id, me]);
    if (note && !warned) await this.news.wrote(em, { asker: me, ownerId: userId, note });
    await this.flagNote(em, me, id, { note, ownerId: userId });
    const to = contact === 'at_once' && !warned ? statusAfter('share', status, 'site') : null;
    if (to !== 'shared') return status;
    await em.execute(moveTo, [to, id, me, status]);
    await this.interactions.record(em, me, userId, 'contact', date);
    return to;
  }

  /** What the owner of a listing reads first about a person who asks. */
  private async flagNote(
    em: EntityManager,
    personId: number,
    listingId: number,
    { note, ownerId }: { note: string | undefined; ownerId?: number },
  ): Promise<void> {
    if (!note) return;
    const about = { personId, otherId: ownerId, subject: `request:${listingId}` };
    await this.flags.raiseForWords(em, { ...about, words: note });
  }
}

const changedJustNow = () => new ConflictException('This listing was changed just now, please look again');
export const listingClosed = () => new ConflictException('Its owner has closed this listing');
const tripIsOver = () => new ConflictException('This trip is over');
