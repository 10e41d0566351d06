import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { OwnListings } from '../reads/own-listings.js';
import { Departures } from '../../trips/changes/departures.js';

const requestsOf = `
  select listing_id::float8 as "listingId", asked_at as "askedAt", status, note, begun_on::text as "travelDay" from contact_request
  where requester_id = $1 order by asked_at, listing_id`;
const matchesOf = `
  select id::float8 as id, status, case when helper_id = $1 then 'helper' else 'seeking_help' end as role,
    departure_airport as "departureAirport", arrival_airport as "arrivalAirport", date::text as date, time,
    flight_number as "flightNumber", meeting_point as "meetingPoint", meeting_time as "meetingTime",
    case when cancelled_by = $1 then cancel_reason end as "cancelReason", created_at as "createdAt"
  from match where $1::bigint in (helper_id, seeker_id) order by id`;

// In a fixed order: two members who leave at once may have requested each other's contact.
const requests = `
  delete from contact_request where (listing_id, requester_id) in (
    select listing_id, requester_id from contact_request
    where requester_id = ? or listing_id in (select id from listing where user_id = ?)
    order by listing_id, requester_id for update)`;
const owned = `delete from listing where user_id = ? or (user_id is null and email = ?)`;
const traveler = `
  delete from traveler t where user_id = ? and not exists (select from testimonial where author_id = t.user_id)`;

@Injectable()
export class ListingsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly departures: Departures,
    private readonly own: OwnListings,
    private readonly people: PeopleService,
    private readonly personalData: PersonalData,
  ) {}

  /** Registered in the order in which rows are locked: the listings of the person, requests, matches. */
  onModuleInit(): void {
    this.personalData.register({
      name: 'matches',
      collect: (userId) => this.database.query('matches-of', matchesOf, [userId]),
      erase: (em, userId) => this.departures.leave(em, userId),
    });
    this.personalData.register({
      name: 'contactRequests',
      collect: (userId) => this.database.query('contact-requests-of', requestsOf, [userId]),
      erase: async (em, userId) => void (await em.execute(requests, [userId, userId])),
    });
    this.personalData.register({
      name: 'listings',
      collect: (userId) => this.own.list({ id: userId }),
      erase: (em, userId) => this.erase(em, userId),
    });
  }

  /** A traveler who wrote testimonials stays, because these show their author. */
  private async erase(em: EntityManager, userId: number): Promise<void> {
    const { email } = await this.people.lock(em, userId);
    await em.execute(owned, [userId, email]);
    await em.execute(traveler, [userId]);
  }
}
