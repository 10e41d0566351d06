import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BlocksService, PeopleEvents } from '../../account/index.js';
import { type Trip, tripTitle } from '../../listings/index.js';
import { Suspensions } from '../../moderation/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { dayIn } from '../../platform/language/formats.js';
import { announceJourney } from '../family/journey-changes.js';
import { readersText } from '../relay/suspended-members.js';
import { Departures } from './departures.js';
import { TripNews } from './trip-news.js';

export const suspensionFollowed = defineJob('trips.follow-suspension', z.object({ userId: z.number() }));

interface Reader extends Trip {
  ownId: number;
  to: number;
  /** The reader has agreed with the suspended person, and not only flies another part of the trip. */
  isPair: boolean;
}

/** What a suspension means for the people who fly with this person. */
@Injectable()
export class SuspendedCompanions implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly departures: Departures,
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly news: TripNews,
    private readonly suspensions: Suspensions,
  ) {}

  onModuleInit(): Promise<void> {
    this.events.onSuspension(async (em, { userId, isSuspended }) => {
      if (isSuspended) await this.jobs.enqueue(em, suspensionFollowed, { userId });
    });
    return this.jobs.work(suspensionFollowed, ({ userId }) => this.follow(userId));
  }

  /** A suspension that was lifted meanwhile changes nothing. */
  private async follow(userId: number): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const suspension = await this.suspensions.endOf(em, userId);
      if (!suspension) return;
      if (suspension.endsAt === null) await this.departures.leave(em, userId, 'removed');
      else await this.tell(em, userId, suspension.endsAt);
    });
  }

  /** The trips stay: a suspension may be lifted, and the person may fly although they cannot use the site. */
  private async tell(em: EntityManager, userId: number, endsAt: Date): Promise<void> {
    const hidden = await this.blocks.blockedAround(userId);
    for (const { ownId, to, isPair, ...trip } of await em.execute<Reader[]>(readersText, [userId])) {
      if (hidden.includes(to)) continue;
      await this.news.ended(em, 'trip.suspended', {
        ownerId: userId,
        to,
        say: ({ words, name, language }) => {
          const [day, title] = [dayIn(language, endsAt), tripTitle(trip, language)];
          const { suspended } = words.changes;
          return {
            subject: suspended.subject(name, day, title),
            text: suspended.text(name, day, title),
            more: [isPair ? suspended.pair : suspended.others],
            action: { label: words.openTrip, path: `/trips/${ownId}` },
          };
        },
      });
      await announceJourney(em, ownId, userId);
    }
  }
}
