import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import { StopLinks, type Subscription } from './stop-links.js';

export interface Notice extends Subscription {
  letter: MailContent;
  /** The same key sends one mail, however often it is asked for. */
  key?: string;
}

const wanted = `
  select email from "user" u where id = ? and deleted_at is null
    and not exists (select from notification_off where user_id = u.id and kind = ?)`;

/** Mails that a person can do without: each says how to stop its kind. */
@Injectable()
export class Notices {
  constructor(
    private readonly links: StopLinks,
    private readonly mail: Mail,
  ) {}

  /** False when this person does without, or is gone. */
  async send(em: EntityManager, { userId, kind, letter: content, key }: Notice): Promise<boolean> {
    const [person] = await em.execute<{ email: string }[]>(wanted, [userId, kind]);
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
