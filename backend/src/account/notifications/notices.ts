import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import { UnsubscribeLinks, type Subscription } from './unsubscribe-links.js';

export interface Notice extends Subscription {
  content: MailContent;
  /** Makes repeated calls send one mail. */
  key?: string;
}

const findSubscriber = `
  select email from "user" u where id = ? and deleted_at is null
    and not exists (select from notification_off where user_id = u.id and kind = ?)`;

@Injectable()
export class Notices {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mail: Mail,
  ) {}

  async send(em: EntityManager, { userId, kind, content, key }: Notice): Promise<boolean> {
    const [person] = await em.execute<{ email: string }[]>(findSubscriber, [userId, kind]);
    if (!person) return false;
    const { page, oneClick } = this.links.of({ userId, kind });
    await this.mail.send(em, {
      to: person.email,
      mail: renderMail({ ...content, footerLink: { label: 'Stop these mails', url: page } }),
      unsubscribeUrl: oneClick,
      key,
    });
    return true;
  }
}
