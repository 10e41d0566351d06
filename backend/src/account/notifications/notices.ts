import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { Mail } from '../../platform/mail/mail.js';
import { wordsOf } from '../words/index.js';
import { UnsubscribeLinks, type Subscription } from './unsubscribe-links.js';

export interface Notice extends Subscription {
  content: MailText;
  /** Makes repeated calls send one mail. */
  key?: string;
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
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(em: EntityManager, { userId, kind, content, key }: Notice): Promise<boolean> {
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
