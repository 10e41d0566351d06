import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BlocksService, maskContacts, Notices, PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { unseenMailContent } from './unseen-mail-content.js';

const mailUnseen = defineJob('messaging.mail-unseen', z.object({}), { every: '* * * * *' });

interface Unseen {
  conversationId: number;
  userId: number;
  otherId: number;
}

// Few at once: whoever writes in one of these conversations waits until the mails are in the queue.
const atOnce = 20;

// What another node holds, or somebody is writing in just now, has its turn a minute later.
const take = `
  with due as (
    select conversation_id, user_id from participant
    where unseen_since < now() - interval '10 minutes' and mailed_at is null
    order by unseen_since limit ${atOnce} for update skip locked
  )
  update participant p set mailed_at = now() from due
  where p.conversation_id = due.conversation_id and p.user_id = due.user_id
  returning p.conversation_id::float8 as "conversationId", p.user_id::float8 as "userId",
    p.other_id::float8 as "otherId"`;

// Until they write again: then it waits anew, for somebody who may want mails by then.
const leave = `
  update participant set unseen_since = null, mailed_at = null where conversation_id = ? and user_id = ?`;

/** Every minute: whoever has not seen for ten minutes that somebody wrote is told by mail, once until they look. */
@Injectable()
export class UnseenMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(mailUnseen, () => this.mailAll());
  }

  async mailAll(): Promise<void> {
    while ((await this.mailSome()) === atOnce);
  }

  /** Written down and mailed in one transaction: what is not sent is not marked, and the other way round. */
  private mailSome(): Promise<number> {
    return this.em.transactional(async (em) => {
      const taken = await em.execute<Unseen[]>(take);
      const writers = await this.people.find(taken.map(({ otherId }) => otherId));
      const names = new Map(writers.map(({ id, username }) => [id, maskContacts(username)]));
      for (const unseen of taken) {
        const isSent = await this.mail(em, unseen, names.get(unseen.otherId));
        if (!isSent) await em.execute(leave, [unseen.conversationId, unseen.userId]);
      }
      return taken.length;
    });
  }

  private async mail(em: EntityManager, { userId, otherId }: Unseen, name?: string): Promise<boolean> {
    if (name === undefined || (await this.blocks.isBlockedBetween(userId, otherId))) return false;
    const content = unseenMailContent(name, `${this.config.publicUrl}/messages?to=${otherId}`);
    return this.notices.send(em, { userId, kind: 'messages', content });
  }
}
