import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';

interface MailToMember {
  userId: number;
  content: MailContent;
  /** Makes repeated calls send one mail. */
  key?: string;
}

const addressOf = `select email from "user" where id = ? and deleted_at is null`;

/** Other domains never see the address. */
@Injectable()
export class MemberMail {
  constructor(private readonly mail: Mail) {}

  async send(em: EntityManager, { userId, content, key }: MailToMember): Promise<boolean> {
    const [person] = await em.execute<{ email: string }[]>(addressOf, [userId]);
    if (!person) return false;
    await this.mail.send(em, { to: person.email, mail: renderMail(content), key });
    return true;
  }

  async sendToGuest(em: EntityManager, to: string, content: MailContent): Promise<void> {
    await this.mail.send(em, { to, mail: renderMail(content) });
  }
}
