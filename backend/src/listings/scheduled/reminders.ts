import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Notify } from '../../account/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Trip } from '../sharing/trip-texts.js';
import { reminderMail } from '../mails/listing-mails.js';
import { MailedLinks } from '../mails/mailed-links.js';

const remindOwners = defineJob('listings.remind', z.object({}), { every: '37 * * * *' });

interface Reminded extends Trip {
  id: number;
  userId: number;
}

const atOnce = 50;
const daysAhead = 3;

// An owner with an agreed trip on that day is asked about the trip instead.
// The first condition on the date is for the index. The second one is exact in the airport's time zone.
const remind = `
  update listing set reminded_at = now() where id in (
    select l.id from listing l join airport d on d.code = l.departure_airport
    where l.status = 'active' and l.reminded_at is null and l.user_id is not null
      and l.created_at < now() - interval '1 day'
      and l.date between current_date - 1 and current_date + ${daysAhead + 1}
      and l.date between (now() at time zone d.timezone)::date and (now() at time zone d.timezone)::date + ${daysAhead}
      and not exists (select from match m where m.status = 'agreed' and l.user_id in (m.helper_id, m.seeker_id)
        and (m.listing_id = l.id or m.date between l.date and l.last_date or exists (
          select from trip_leg g where g.match_id = m.id and m.date + g.days_later between l.date and l.last_date)))
    order by l.id limit ${atOnce} for update of l skip locked)
  returning id::float8 as id, user_id::float8 as "userId", departure_airport as "departureAirport",
    arrival_airport as "arrivalAirport", date::text as date, end_date::text as "endDate"`;

@Injectable()
export class Reminders implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly links: MailedLinks,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(remindOwners, () => this.remindAll());
  }

  async remindAll(): Promise<void> {
    while ((await this.remindSome()) === atOnce);
  }

  /** Marks and mails in one transaction, so that a crash sends no reminder twice. */
  private remindSome(): Promise<number> {
    return this.em.transactional(async (em) => {
      const reminded = await em.execute<Reminded[]>(remind);
      for (const { id, userId, ...trip } of reminded) {
        const links = { goingUrl: this.links.to('going', id), closeUrl: this.links.to('close', id) };
        const content = reminderMail(trip, links);
        const path = `/listing/${id}`;
        await this.notify.send(em, 'listing.still-going', { userId, content, path });
      }
      return reminded.length;
    });
  }
}
