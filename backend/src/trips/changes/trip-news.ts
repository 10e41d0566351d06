import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { BlocksService, maskContacts, MemberMail, PeopleService, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';

export interface News {
  to: number;
  /** What happened: in their conversation, and first in the mail. */
  text: string;
  subject: string;
  more?: string[];
  action?: { label: string; path: string } | undefined;
}

/** Tells people what became of a trip: in the conversation with its owner, as the site, and by mail. */
@Injectable()
export class TripNews {
  constructor(
    private readonly blocks: BlocksService,
    private readonly jobs: Jobs,
    private readonly mail: MemberMail,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Without an owner, or after their account is deleted, there is no conversation to write into. */
  async nameOf(ownerId: number | null | undefined): Promise<string> {
    const [owner] = ownerId ? await this.people.find([ownerId]) : [];
    return owner ? maskContacts(owner.username) : 'The traveler';
  }

  async tell(em: EntityManager, ownerId: number | null | undefined, news: News[]): Promise<void> {
    const hidden = ownerId ? await this.blocks.blockedAround(ownerId) : [];
    for (const each of news) {
      if (hidden.includes(each.to)) continue;
      if (ownerId) await this.jobs.enqueue(em, siteMessage, { from: ownerId, to: each.to, text: each.text });
      await this.mailTo(em, each);
    }
  }

  async mailTo(em: EntityManager, { to, text, subject, more = [], action }: News): Promise<void> {
    const paragraphs = [text, ...more];
    const content = {
      subject,
      greeting: 'Hello,',
      paragraphs,
      ...(action && { action: { label: action.label, url: this.config.publicUrl + action.path } }),
    };
    await this.mail.send(em, { userId: to, content });
  }
}
