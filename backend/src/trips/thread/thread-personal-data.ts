import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PersonalData } from '../../account/index.js';
import { today } from '../../listings/index.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { daysKept, lastFlightDay } from '../match-times.js';
import { isMember, tripOf } from '../relay/trip-of.js';

const deleteThreads = defineJob('trips.delete-threads', z.object({}), { every: '41 * * * *' });

const written = `
  select trip_id::float8 as "tripId", content, created_at as "createdAt", written_at as "writtenAt" from trip_message
  where sender_id = $1 order by id`;

interface Written extends Record<string, unknown> {
  tripId: number;
  content: string;
  createdAt: Date;
  writtenAt: Date | null;
}

const forget = `delete from trip_reader where user_id = ?`;

/** Of trips on which no other account is left. */
const deleteUnread = `
  delete from trip_message w
  where w.trip_id in (select ${tripOf('own')} from match own where ? in (own.helper_id, own.seeker_id))
    and not exists (
      select from match m join "user" u on u.id in (m.helper_id, m.seeker_id)
      where ${isMember('m', 'w.trip_id')} and u.id <> ? and u.deleted_at is null)`;

/** No account can read them any more. */
const deleteOld = `
  delete from trip_message w where not exists (
    select from match m where ${isMember('m', 'w.trip_id')} and ${lastFlightDay('m')} >= ${today} - ${daysKept})`;

/** What a member wrote stays for the others on the trip, as long as they share their contact. */
@Injectable()
export class ThreadPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): Promise<void> {
    this.personalData.register({
      name: 'tripMessages',
      collect: async (userId) => {
        const rows = await this.database.query<Written>('thread-messages-of', written, [userId]);
        return rows.map(({ writtenAt, ...row }) => ({ ...row, ...(writtenAt && { writtenAt }) }));
      },
      erase: (em, userId) => this.erase(em, userId),
    });
    return this.jobs.work(deleteThreads, () => this.deleteOld());
  }

  async deleteOld(): Promise<void> {
    await this.database.query('thread-purge', deleteOld);
  }

  private async erase(em: EntityManager, userId: number): Promise<void> {
    await em.execute(forget, [userId]);
    await em.execute(deleteUnread, [userId, userId]);
  }
}
