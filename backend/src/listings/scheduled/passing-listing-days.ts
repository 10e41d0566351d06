import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PassingDays } from '../../platform/passing-days.js';
import { AlertNews } from '../alerts/alert-news.js';
import { DoubleBlind } from '../../trips/reviews/double-blind.js';
import { TripJobs } from '../../trips/scheduled/trip-jobs.js';
import { Reminders } from './reminders.js';
import { RequestExpiry } from '../../trips/requests/request-expiry.js';

const aDay = `interval '1 day'`;
const ofMatches = 'match_id in (select id from match where listing_id = ?)';

/** Everything that belongs to one listing and has a date. */
const statements = [
  `update listing set date = date - 1, end_date = end_date - 1, created_at = created_at - ${aDay},
     confirmed_at = confirmed_at - ${aDay}, reminded_at = reminded_at - ${aDay},
     legs = (
       select jsonb_agg(jsonb_set(each, '{date}', to_jsonb((each ->> 'date')::date - 1)) order by place)
       from jsonb_array_elements(legs) with ordinality leg (each, place)) where id = ?`,
  `update contact_request set asked_at = asked_at - ${aDay} where listing_id = ?`,
  `update match set date = date - 1, early_reminder_for = early_reminder_for - 1,
     late_reminder_for = late_reminder_for - 1, unconfirmed_told_for = unconfirmed_told_for - 1,
     helper_confirmed_at = helper_confirmed_at - ${aDay}, seeker_confirmed_at = seeker_confirmed_at - ${aDay},
     followed_up_at = followed_up_at - ${aDay}, created_at = created_at - ${aDay},
     status_changed_at = status_changed_at - ${aDay} where listing_id = ?`,
  `update match_step set at = at - ${aDay}, created_at = created_at - ${aDay},
     taken_back_at = taken_back_at - ${aDay} where ${ofMatches}`,
  `update care_card set updated_at = updated_at - ${aDay} where ${ofMatches}`,
  `update family_link set created_at = created_at - ${aDay} where ${ofMatches}`,
  `update safety_answer set answered_at = answered_at - ${aDay} where ${ofMatches}`,
  `update alert set first_day = first_day - 1, last_day = last_day - 1
     where ? in (listing_id, own_listing_id)`,
  `update alert_hit set found_at = found_at - ${aDay}, due_at = due_at - ${aDay} where listing_id = ?`,
  `update testimonial set created_at = created_at - ${aDay}, trip_day = trip_day - 1,
     first_written_at = first_written_at - ${aDay}, appears_at = appears_at - ${aDay},
     replied_at = replied_at - ${aDay} where listing_id = ?`,
];

/** One day at a time, so that everything that was due on the way happens. */
@Injectable()
export class PassingListingDays implements OnModuleInit {
  constructor(
    private readonly alerts: AlertNews,
    private readonly days: PassingDays,
    private readonly em: EntityManager,
    private readonly reminders: Reminders,
    private readonly requests: RequestExpiry,
    private readonly reviews: DoubleBlind,
    private readonly trips: TripJobs,
  ) {}

  onModuleInit(): void {
    this.days.register((listingId) => this.letDayPass(listingId));
  }

  private async letDayPass(listingId: number): Promise<boolean> {
    const isKnown = await this.em.transactional(async (em) => {
      const [listing] = await em.execute<unknown[]>('select 1 from listing where id = ? for update', [
        listingId,
      ]);
      for (const statement of listing ? statements : []) await em.execute(statement, [listingId]);
      return listing !== undefined;
    });
    if (!isKnown) return false;
    await this.reminders.remindAll();
    await this.requests.expireAll();
    await this.trips.run({ listingId, atAnyHour: true });
    await this.reviews.run();
    await this.alerts.tellAll();
    return true;
  }
}
