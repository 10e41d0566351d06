import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { offered } from '../../platform/language/languages.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import type { NewsTopic } from '../news/contract.js';
import { MemberNews, type News } from '../news/member-news.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { Mail } from '../../platform/mail/mail.js';

interface MailToMember extends Pick<News, 'urgency'> {
  userId: number;
  content: MailText;
  /** Makes repeated calls send one mail. */
  key?: string;
  /** What it is news about: then it is listed behind the bell and sent to their devices too. */
  topic?: NewsTopic;
}

interface MailToMailbox extends Pick<MailToMember, 'content' | 'key'> {
  to: string;
  language: Language | null | undefined;
}

interface Reader {
  email: string;
  language: Language | null;
}

const readerOf = `select email, language from "user" where id = ? and deleted_at is null`;

/** Other domains never see the address. */
@Injectable()
export class MemberMail {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mail: Mail,
    private readonly news: MemberNews,
  ) {}

  async send(em: EntityManager, { userId, content, key, topic, urgency }: MailToMember): Promise<boolean> {
    const [person] = await em.execute<Reader[]>(readerOf, [userId]);
    if (!person) return false;
    if (topic) await this.news.tell(em, { userId, topic, content, key, urgency });
    await this.sendTo(em, { to: person.email, language: person.language, content, key });
    return true;
  }

  /** Of a member: English, unless they chose another one that is offered. */
  async languageOf(em: EntityManager, userId: number): Promise<Language> {
    const [person] = await em.execute<Reader[]>(readerOf, [userId]);
    return offered(this.config, person?.language);
  }

  /** To a mailbox without an account, in the language of the page on which it was given. */
  async sendTo(em: EntityManager, { to, language, content, key }: MailToMailbox): Promise<void> {
    await this.mail.send(em, { to, mail: renderForReader(content, language, this.config), key });
  }
}
