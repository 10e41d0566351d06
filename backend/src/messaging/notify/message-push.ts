import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import {
  BlocksService,
  maskContacts,
  memberNameIn,
  MemberNews,
  Notify,
  PeopleService,
  SharedRoutes,
} from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import type { Pair } from '../store/conversation-access.js';
import { newsOfConversation, type StoredMessage } from '../store/message-writes.js';
import { wordsOf } from '../words/index.js';

const message = z.object({ id: z.number(), from: z.number(), to: z.number() });
export const messagePush = defineJob('messaging.push-message', message, { delivers: true });

/** An open conversation has marked it as read by then. */
const afterSeconds = 3;

const isUnread = `select from participant where user_id = ? and other_id = ? and read_up_to < ?`;

/** Tells the receiver who wrote, but not what: one line for each conversation in their list, and on their devices. */
@Injectable()
export class MessagePush implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly jobs: Jobs,
    private readonly people: PeopleService,
    private readonly news: MemberNews,
    private readonly notify: Notify,
    private readonly routes: SharedRoutes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.work(messagePush, (sent, { id }) => this.send(sent, id));
  }

  /** In the transaction of the message. */
  async stored(em: EntityManager, { me, other }: Pair, { id, isFirstUnseen }: StoredMessage): Promise<void> {
    // The first unseen message has a line already, which covers the later ones.
    if (!isFirstUnseen && !(await this.news.hasDevices(em, other, 'messages'))) return;
    const sent = { id, from: me, to: other };
    await this.jobs.enqueue(em, messagePush, sent, { startAfterSeconds: afterSeconds });
  }

  private async send({ id, from, to }: z.infer<typeof message>, job: string): Promise<void> {
    const [writer] = await this.people.find([from]);
    if (!writer || (await this.blocks.isBlockedBetween(from, to))) return;
    const route = await this.routes.of(from, to);
    const content: MailText = (language) => {
      const { push, unseen } = wordsOf(language);
      const name = maskContacts(memberNameIn(language, writer.username));
      const url = `${this.config.publicUrl}/messages?to=${from}`;
      const subject = route ? push.wroteAbout(name, route(language)) : push.wrote(name);
      return { subject, paragraphs: [], action: { label: unseen.read, url } };
    };
    await this.em.transactional(async (em) => {
      if (!(await em.execute<object[]>(isUnread, [to, from, id])).length) return;
      const replaces = newsOfConversation(from);
      await this.notify.send(em, 'message.received', { userId: to, content, replaces, key: job });
    });
  }
}
