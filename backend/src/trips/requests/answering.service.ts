import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { BlocksService, Interactions, PeopleService } from '../../account/index.js';
import { OpenParts } from '../companions/open-parts.js';
import { Proposals } from '../proposals.js';
import type { ContactRequest, RequestStatus } from './contract.js';
import { DeclinedNews } from './declined-news.js';
import { RequestNews, type AskedListing } from './request-news.js';
import { requestNotFound, RequestReads } from './request-reads.js';
import { leadsTo, statusAfter, type RequestAction } from './transitions.js';
import { canBeUndone, tooLateToUndo } from './undo-window.js';

interface Found {
  listingId: number;
  requesterId: number;
}
interface Locked extends AskedListing {
  status: RequestStatus;
  /** In milliseconds. Null for one that was not declined, or that the owner stopped sharing with. */
  declinedAt: number | null;
}

const find = `
  select r.listing_id::float8 as "listingId", r.requester_id::float8 as "requesterId"
  from contact_request r join listing l on l.id = r.listing_id where r.id = ? and l.user_id = ?`;
const lockListing = `
  select id::float8 as id, type, departure_airport as "departureAirport", arrival_airport as "arrivalAirport",
    date::text as date, end_date::text as "endDate"
  from listing where id = ? and user_id = ? for key share`;
const lockRequest = `
  select status, (extract(epoch from declined_at) * 1000)::float8 as "declinedAt" from contact_request where id = ? for update`;
const moveTo = `update contact_request set status = ?, declined_at = null where id = ?`;

/** What the owner of a listing says to a request. */
@Injectable()
export class AnsweringService {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly declinedNews: DeclinedNews,
    private readonly interactions: Interactions,
    private readonly news: RequestNews,
    private readonly openParts: OpenParts,
    private readonly people: PeopleService,
    private readonly proposals: Proposals,
    private readonly reads: RequestReads,
  ) {}

  share(me: number, id: number): Promise<ContactRequest> {
    return this.move(me, id, 'share', async (em, asker, listing) => {
      await this.interactions.record(em, me, asker, 'contact', listing.date);
      await this.news.shared(em, asker, me, listing);
    });
  }

  decline(me: number, id: number): Promise<ContactRequest> {
    const at = new Date();
    return this.move(me, id, 'decline', async (em, asker, listing) => {
      await this.proposals.end(em, me, asker, listing.id, at);
      await this.declinedNews.follow(em, id, asker, at);
    });
  }

  /** Also the trip that was proposed with the request is open again. */
  takeBackDecline(me: number, id: number): Promise<ContactRequest> {
    return this.move(me, id, 'takeBack', async (em, asker, { id: listingId, declinedAt }) => {
      const at = declinedAt === null ? null : new Date(declinedAt);
      if (!canBeUndone(at)) throw new ConflictException(tooLateToUndo);
      const match = await this.proposals.openAgain(em, me, asker, listingId, at);
      if (match) await this.openParts.openAgain(em, match);
    });
  }

  /** Ends the sharing with one person. */
  stop(me: number, id: number): Promise<ContactRequest> {
    return this.move(me, id, 'stop', async (em, asker, listing) => {
      await this.proposals.end(em, me, asker, listing.id);
      await this.news.declined(em, asker, listing);
    });
  }

  private async move(
    me: number,
    id: number,
    action: RequestAction,
    follow: (em: EntityManager, asker: number, listing: Locked) => Promise<void>,
  ): Promise<ContactRequest> {
    await this.em.transactional(async (em) => {
      const { requesterId, ...request } = await this.lock(em, me, id);
      const to = statusAfter(action, request.status, 'owner');
      if (!to) {
        if (leadsTo(action, request.status)) return;
        throw new ConflictException('This request is no longer open');
      }
      await em.execute(moveTo, [to, id]);
      await follow(em, requesterId, request);
    });
    return this.reads.one(me, id);
  }

  /** Both people, then the listing, then the request: the order of every transaction (PeopleService). */
  private async lock(em: EntityManager, me: number, id: number): Promise<Locked & Found> {
    const [found] = await em.execute<Found[]>(find, [id, me]);
    if (!found) throw requestNotFound();
    const { listingId, requesterId } = found;
    await this.people.lockPairForShare(em, me, requesterId);
    if (await this.blocks.isBlockedBetween(me, requesterId)) throw requestNotFound();
    const [listing] = await em.execute<AskedListing[]>(lockListing, [listingId, me]);
    const [request] = await em.execute<Pick<Locked, 'status' | 'declinedAt'>[]>(lockRequest, [id]);
    if (!listing || !request) throw requestNotFound();
    return { ...found, ...listing, ...request };
  }
}
