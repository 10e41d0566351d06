import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { Mail } from '../../platform/mail/mail.js';
import { wordsOf } from '../words/index.js';
import type { NewsTopic } from '../news/contract.js';
import { MemberNews, type News } from '../news/member-news.js';
import { UnsubscribeLinks, type Subscription } from './unsubscribe-links.js';

export interface Notice extends Subscription, Pick<News, 'path' | 'replaces'> {
  content: MailText;
  /** Makes repeated calls send one mail. */
  key?: string;
  /** What it is news about: then it is listed behind the bell and sent to their devices too. */
  topic?: NewsTopic;
}

interface Subscriber {
  email: string;
  language: Language | null;
}

const findSubscriber = `
  select email, language from "user" u where id = ? and deleted_at is null
    and not exists (select from notification_off where user_id = u.id and kind = ?)`;

@Injectable()
export class Notices {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mail: Mail,
    private readonly news: MemberNews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Resolves to whether a mail is sent. Mail settings do not affect news. */
  async send(em: EntityManager, notice: Notice): Promise<boolean> {
    const { userId, kind, content, key, topic, path, replaces } = notice;
    if (topic) await this.news.tell(em, { userId, topic, content, key, path, replaces });
    const [person] = await em.execute<Subscriber[]>(findSubscriber, [userId, kind]);
    if (!person) return false;
    const { page, oneClick } = this.links.of({ userId, kind });
    const written: MailText = (language) => ({
      ...(typeof content === 'function' ? content(language) : content),
      footerLink: { label: wordsOf(language).stopTheseMails, url: page },
    });
    await this.mail.send(em, {
      to: person.email,
      mail: renderForReader(written, person.language, this.config),
      unsubscribeUrl: oneClick,
      key,
    });
    return true;
  }
}
