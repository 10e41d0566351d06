import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { maskContacts, memberNameIn, Notify, PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { tripOf } from '../relay/trip-of.js';
import { wordsOf } from '../words/index.js';
import { hasAgreed, ThreadAccess } from './thread-access.js';
import { newsOfThread } from './thread-writes.js';

const mailUnseen = defineJob('trips.mail-unseen', z.object({}), { every: '* * * * *' });

interface Unseen {
  tripId: number;
  userId: number;
}

// Small batches, because writers in these conversations wait for the transaction.
const batchSize = 20;
// Rows locked by another node or a writer are skipped until the next minute.
const claimDue = `
  with due as (
    select trip_id, user_id from trip_reader
    where unseen_since < now() - interval '10 minutes' and mailed_at is null
    order by unseen_since limit ${batchSize} for update skip locked
  )
  update trip_reader r set mailed_at = now() from due
  where r.trip_id = due.trip_id and r.user_id = due.user_id
  returning r.trip_id::float8 as "tripId", r.user_id::float8 as "userId"`;
// No mail for this batch; a later message starts a new wait.
const dismiss = `update trip_reader set unseen_since = null, mailed_at = null where trip_id = ? and user_id = ?`;

/** The reader's own match of the trip, and who wrote what they have not seen. */
const unseen = `
  select min(m.id)::float8 as "matchId", (
      select coalesce(array_agg(distinct w.sender_id), '{}') from trip_message w
      join trip_reader r on r.trip_id = w.trip_id and r.user_id = ?
      where w.trip_id = ? and w.id > r.read_up_to and w.sender_id <> r.user_id)::float8[] as writers
  from match m
  where ${tripOf('m')} = ? and ? in (m.helper_id, m.seeker_id) and ${hasAgreed('m')}`;

/** One mail about a trip's conversation until its reader opens it. */
@Injectable()
export class UnseenThreadMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly access: ThreadAccess,
    private readonly jobs: Jobs,
    private readonly notify: Notify,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(mailUnseen, () => this.sendAll());
  }

  async sendAll(): Promise<void> {
    while ((await this.sendBatch()) === batchSize);
  }

  /** One transaction marks the rows and enqueues the mails, so neither happens without the other. */
  private sendBatch(): Promise<number> {
    return this.em.transactional(async (em) => {
      const due = await em.execute<Unseen[]>(claimDue);
      for (const one of due)
        if (!(await this.mail(em, one))) await em.execute(dismiss, [one.tripId, one.userId]);
      return due.length;
    });
  }

  private async mail(em: EntityManager, { tripId, userId }: Unseen): Promise<boolean> {
    const values = [userId, tripId, tripId, userId];
    const [found] = await em.execute<{ matchId: number | null; writers: number[] }[]>(unseen, values);
    if (!found?.matchId) return false;
    const open = await this.access.find(userId, found.matchId);
    if (!open) return false;
    const writers = await this.people.find(found.writers.filter((id) => !open.hidden.includes(id)));
    if (!writers.length) return false;
    const names = writers.map(({ username }) => maskContacts(username));
    const url = `${this.config.publicUrl}/trips/${found.matchId}/conversation`;
    const content = unseenThreadContent(names, url);
    const replaces = newsOfThread(tripId);
    return this.notify.send(em, 'message.unseen-on-trip', { userId, content, replaces });
  }
}

/** Names the writers but never quotes them: mails are read over shoulders. */
const unseenThreadContent =
  (names: string[], url: string): MailText =>
  (language) => {
    const { hello, thread: words } = wordsOf(language);
    return {
      subject: words.subject,
      greeting: hello,
      paragraphs: [
        words.text(
          names.map((name) => memberNameIn(language, name)),
          productName,
        ),
      ],
      action: { label: words.read, url },
      footnote: words.footnote,
    };
  };
