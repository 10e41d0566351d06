import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PassingDays } from '../../platform/passing-days.js';
import { AlertNews } from '../alerts/alert-news.js';
import { Reminders } from './reminders.js';

const aDay = `interval '1 day'`;
const lock = 'select 1 from listing where id = ? for update';

/** Everything of this domain that belongs to one listing and has a date. */
const statements = [
  `update listing set date = date - 1, end_date = end_date - 1, arrival_date = arrival_date - 1, created_at = created_at - ${aDay},
     confirmed_at = confirmed_at - ${aDay}, reminded_at = reminded_at - ${aDay},
     legs = (
       select jsonb_agg(
         each || jsonb_strip_nulls(jsonb_build_object(
           'date', (each ->> 'date')::date - 1, 'arrivalDate', (each ->> 'arrivalDate')::date - 1)) order by place)
       from jsonb_array_elements(legs) with ordinality leg (each, place)) where id = ?`,
  `update alert set first_day = first_day - 1, last_day = last_day - 1
     where ? in (listing_id, own_listing_id)`,
  `update alert_hit set found_at = found_at - ${aDay}, due_at = due_at - ${aDay} where listing_id = ?`,
];

/** One day at a time, so that everything that was due on the way happens. */
@Injectable()
export class PassingListingDays implements OnModuleInit {
  constructor(
    private readonly alerts: AlertNews,
    private readonly days: PassingDays,
    private readonly reminders: Reminders,
  ) {}

  onModuleInit(): void {
    this.days.register({
      age: (em, listingId) => this.age(em, listingId),
      runDue: async () => {
        await this.reminders.remindAll();
        await this.alerts.tellAll();
      },
    });
  }

  private async age(em: EntityManager, listingId: number): Promise<boolean> {
    const [listing] = await em.execute<unknown[]>(lock, [listingId]);
    for (const statement of listing ? statements : []) await em.execute(statement, [listingId]);
    return listing !== undefined;
  }
}
