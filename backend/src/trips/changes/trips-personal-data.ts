import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { Departures } from './departures.js';

const requestsOf = `
  select listing_id::float8 as "listingId", asked_at as "askedAt", status, note, begun_on::text as "travelDay" from contact_request
  where requester_id = $1 order by asked_at, listing_id`;
const matchesOf = `
  select id::float8 as id, status, case when helper_id = $1 then 'helper' else 'seeking_help' end as role,
    departure_airport as "departureAirport", arrival_airport as "arrivalAirport", date::text as date, time,
    flight_number as "flightNumber", meeting_point as "meetingPoint", meeting_time as "meetingTime", meetings,
    case when seeker_id = $1 then traveler end as traveler,
    case when cancelled_by = $1 then cancel_reason end as "cancelReason", created_at as "createdAt"
  from match where $1::bigint in (helper_id, seeker_id) order by id`;

// In a fixed order: two members who leave at once may have requested each other's contact.
const requests = `
  delete from contact_request where (listing_id, requester_id) in (
    select listing_id, requester_id from contact_request
    where requester_id = ? or listing_id in (select id from listing where user_id = ?)
    order by listing_id, requester_id for update)`;

/** Trips come first, because they lock rows in the order of every transaction: listings, requests, matches. */
@Injectable()
export class TripsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly departures: Departures,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'matches',
      before: 'listings',
      collect: (userId) => this.database.query('matches-of', matchesOf, [userId]),
      erase: (em, userId) => this.departures.leave(em, userId),
    });
    this.personalData.register({
      name: 'contactRequests',
      before: 'listings',
      collect: (userId) => this.database.query('contact-requests-of', requestsOf, [userId]),
      erase: async (em, userId) => void (await em.execute(requests, [userId, userId])),
    });
  }
}
