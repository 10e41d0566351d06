import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PassingDays } from '../../platform/passing-days.js';
import { FollowedFlights } from '../flights/followed-flights.js';
import { matchesAround } from '../relay/trip-of.js';
import { RequestExpiry } from '../requests/request-expiry.js';
import { DoubleBlind } from '../reviews/double-blind.js';
import { TripJobs } from './trip-jobs.js';

const aDay = `interval '1 day'`;
const ofMatches = `match_id in (${matchesAround})`;

/** Everything of this domain that belongs to one listing and has a date. A relay moves as a whole. */
const statements = [
  `update contact_request set asked_at = asked_at - ${aDay} where listing_id = ?`,
  `update match set date = date - 1, early_reminder_for = early_reminder_for - 1,
     late_reminder_for = late_reminder_for - 1, unconfirmed_told_for = unconfirmed_told_for - 1,
     helper_confirmed_at = helper_confirmed_at - ${aDay}, seeker_confirmed_at = seeker_confirmed_at - ${aDay},
     followed_up_at = followed_up_at - ${aDay}, created_at = created_at - ${aDay},
     status_changed_at = status_changed_at - ${aDay} where id in (${matchesAround})`,
  `update match_step set at = at - ${aDay}, created_at = created_at - ${aDay},
     taken_back_at = taken_back_at - ${aDay} where ${ofMatches}`,
  `update missed_connection set at = at - ${aDay}, taken_back_at = taken_back_at - ${aDay} where ${ofMatches}`,
  `update care_card set updated_at = updated_at - ${aDay} where ${ofMatches}`,
  `update family_link set created_at = created_at - ${aDay} where ${ofMatches}`,
  `update traveler_link set created_at = created_at - ${aDay} where ${ofMatches}`,
  `update help_call set called_at = called_at - ${aDay} where ${ofMatches}`,
  `update arrival_contacts set told_at = told_at - ${aDay} where ${ofMatches}`,
  `update family_viewer set seen_at = seen_at - ${aDay} where ${ofMatches}`,
  `update safety_answer set answered_at = answered_at - ${aDay} where ${ofMatches}`,
  `update testimonial set created_at = created_at - ${aDay}, trip_day = trip_day - 1,
     first_written_at = first_written_at - ${aDay}, appears_at = appears_at - ${aDay},
     replied_at = replied_at - ${aDay}
   where listing_id = ? or ${ofMatches}`,
];

const valuesOf = (statement: string, listingId: number) =>
  statement
    .split('?')
    .slice(1)
    .map(() => listingId);

/** Requests, trips and reviews age with their listing. */
@Injectable()
export class PassingTripDays implements OnModuleInit {
  constructor(
    private readonly days: PassingDays,
    private readonly flights: FollowedFlights,
    private readonly requests: RequestExpiry,
    private readonly reviews: DoubleBlind,
    private readonly trips: TripJobs,
  ) {}

  onModuleInit(): void {
    this.days.register({
      // Whether the listing is known, its own domain says.
      age: async (em, listingId) => {
        for (const statement of statements) await em.execute(statement, valuesOf(statement, listingId));
        return false;
      },
      runDue: async (listingId) => {
        await this.requests.expireAll();
        await this.trips.run({ listingId, atAnyHour: true });
        await this.reviews.run();
        await this.flights.follow();
      },
    });
  }
}
