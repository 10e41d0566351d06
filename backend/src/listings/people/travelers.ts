import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { PublicUser } from '../../account/contract.js';
import { hasSettledPhone, PeopleEvents, PeopleService } from '../../account/index.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';

/** Enqueued when what a traveler has written begins to count. */
export const countsNow = defineJob('listings.counts-now', z.object({ userId: z.number() }));

const insert = `
  insert into traveler
    (user_id, username, profile_picture_url, languages, verified, document_checked_on, contacts_count, counts_since)
  select u.id, ?, ?, ?, ?, ?, ${hasSettledPhone('u')}, case when ${hasSettledPhone('u')} then now() end
  from "user" u where u.id = ?
  on conflict do nothing`;

const refresh = `
  update traveler set (username, profile_picture_url, languages, verified, document_checked_on)
    = (?, ?, ?, ?, ?) where user_id = ?`;

const countAll = `
  update traveler t set (counts_since, contacts_count) = (coalesce(t.counts_since, now()), true)
  from "user" u
  where t.user_id = ? and u.id = t.user_id and not t.contacts_count and ${hasSettledPhone('u')}
  returning t.user_id::float8 as id`;
const countTrips = `
  update traveler set counts_since = now() where user_id in (?) and counts_since is null
  returning user_id::float8 as id`;

/** Members who have blocked or reported anyone decide about each contact again, until they choose otherwise. */
const guard = `
  update listing set guarded = true, contact = 'after_yes'
  where user_id = ? and (not guarded or contact <> 'after_yes')`;

const copied = ({
  username,
  profilePictureUrl,
  languages,
  verified,
  documentCheckedAt = null,
}: PublicUser) => [username, profilePictureUrl, languages, verified, documentCheckedAt];

interface Counted {
  id: number;
}

/** Copies the public side of members, and that they are guarded, in the transaction of each change. */
@Injectable()
export class Travelers implements OnModuleInit {
  constructor(
    private readonly events: PeopleEvents,
    private readonly jobs: Jobs,
    private readonly people: PeopleService,
  ) {}

  onModuleInit(): void {
    this.events.onGuarded(async (em, { userId }) => void (await em.execute(guard, [userId])));
    this.events.onChange(
      async (em, person) => void (await em.execute(refresh, [...copied(person), person.id])),
    );
  }

  /** The caller's transaction must hold or have locked the person. */
  async ensure(em: EntityManager, userId: number): Promise<void> {
    const [known] = await em.execute<unknown[]>('select 1 from traveler where user_id = ?', [userId]);
    if (known) return;
    await em.execute(insert, [...copied(await this.people.lockForShare(em, userId)), userId]);
  }

  /** Once their phone number has been verified for a day, all that they say counts. */
  async countAll(em: EntityManager, userId: number): Promise<void> {
    await this.recount(em, await em.execute<Counted[]>(countAll, [userId]));
  }

  /** After their first trip with a member whose reviews count, their own reviews count. */
  async countTrips(em: EntityManager, userIds: number[]): Promise<void> {
    if (userIds.length) await this.recount(em, await em.execute<Counted[]>(countTrips, [userIds]));
  }

  private async recount(em: EntityManager, people: Counted[]): Promise<void> {
    for (const { id } of people) await this.jobs.enqueue(em, countsNow, { userId: id });
  }
}
