import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import {
  inEveryLanguage,
  maskContacts,
  memberNameIn,
  PeopleService,
  siteMessage,
} from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tripText, type Trip } from '../../listings/index.js';
import { wordsOf } from '../words/index.js';
import { Proposals } from '../proposals.js';
import type { MyRequest, RequestStatus } from './contract.js';
import { requestNotFound, RequestReads } from './request-reads.js';
import { leadsTo, statusAfter } from './transitions.js';

interface Found {
  listingId: number;
  /** Null while the listing is not confirmed. */
  ownerId: number | null;
}

const find = `
  select r.listing_id::float8 as "listingId", l.user_id::float8 as "ownerId"
  from contact_request r join listing l on l.id = r.listing_id where r.id = ? and r.requester_id = ?`;
const lockListing = `
  select departure_airport as "departureAirport", arrival_airport as "arrivalAirport", date::text as date,
    end_date::text as "endDate"
  from listing where id = ? for key share`;
const lockRequest = `select status from contact_request where id = ? for update`;
const withdraw = `update contact_request set status = ?, note = null where id = ?`;

/** Takes a request back that its owner has not answered, and with it the trip that it proposes. */
@Injectable()
export class WithdrawingService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly people: PeopleService,
    private readonly proposals: Proposals,
    private readonly reads: RequestReads,
  ) {}

  async withdraw(me: number, id: number): Promise<MyRequest> {
    await this.em.transactional(async (em) => {
      const [found] = await em.execute<Found[]>(find, [id, me]);
      if (!found) throw requestNotFound();
      const { listingId, ownerId } = found;
      if (ownerId === null) await this.people.lockForShare(em, me);
      else await this.people.lockPairForShare(em, me, ownerId);
      const [listing] = await em.execute<Trip[]>(lockListing, [listingId]);
      const [request] = await em.execute<{ status: RequestStatus }[]>(lockRequest, [id]);
      if (!listing || !request) throw requestNotFound();
      const to = statusAfter('withdraw', request.status, 'asker');
      if (!to) {
        if (leadsTo('withdraw', request.status)) return;
        throw new ConflictException('This request has been answered');
      }
      await em.execute(withdraw, [to, id]);
      if (ownerId === null) return;
      await this.proposals.end(em, me, ownerId, listingId);
      const [person] = await this.people.find([me]);
      const saying = inEveryLanguage((language) => {
        const { otherPerson, request: words } = wordsOf(language);
        const name = person ? maskContacts(memberNameIn(language, person.username)) : otherPerson;
        return words.takenBack(name, tripText(listing, language));
      });
      await this.jobs.enqueue(em, siteMessage, { from: me, to: ownerId, ...saying });
    });
    return this.reads.myOne(me, id);
  }
}
