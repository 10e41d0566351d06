import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BlocksService, maskContacts, Notify, PeopleService } from '../../account/index.js';
import { productName } from '../../platform/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { wordsOf } from '../words/index.js';

const mailUnseen = defineJob('messaging.mail-unseen', z.object({}), { every: '* * * * *' });

interface Unseen {
  conversationId: number;
  userId: number;
  otherId: number;
}

// Small batches, because writers in these conversations wait for the transaction.
const batchSize = 20;

// Rows locked by another node or a writer are skipped until the next minute.
const claimDue = `
  with due as (
    select conversation_id, user_id from participant
    where unseen_since < now() - interval '10 minutes' and mailed_at is null
    order by unseen_since limit ${batchSize} for update skip locked
  )
  update participant p set mailed_at = now() from due
  where p.conversation_id = due.conversation_id and p.user_id = due.user_id
  returning p.conversation_id::float8 as "conversationId", p.user_id::float8 as "userId",
    p.other_id::float8 as "otherId"`;

// No mail for this batch; a later message starts a new wait.
const dismiss = `
  update participant set unseen_since = null, mailed_at = null where conversation_id = ? and user_id = ?`;

@Injectable()
export class UnseenMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
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
      const writers = await this.people.find(due.map(({ otherId }) => otherId));
      const names = new Map(writers.map(({ id, username }) => [id, maskContacts(username)]));
      for (const unseen of due) {
        const isSent = await this.mail(em, unseen, names.get(unseen.otherId));
        if (!isSent) await em.execute(dismiss, [unseen.conversationId, unseen.userId]);
      }
      return due.length;
    });
  }

  private async mail(em: EntityManager, { userId, otherId }: Unseen, name?: string): Promise<boolean> {
    if (name === undefined || (await this.blocks.isBlockedBetween(userId, otherId))) return false;
    const content = unseenMailContent(name, `${this.config.publicUrl}/messages?to=${otherId}`);
    return this.notify.send(em, 'message.unseen', { userId, content });
  }
}

/** Names the writer but never quotes the message: mails are read over shoulders. */
const unseenMailContent =
  (name: string, url: string): MailText =>
  (language) => {
    const { hello, unseen: words } = wordsOf(language);
    return {
      subject: words.subject,
      greeting: hello,
      paragraphs: [words.text(name, productName)],
      action: { label: words.read, url },
      footnote: words.footnote,
    };
  };
