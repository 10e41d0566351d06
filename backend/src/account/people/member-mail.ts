import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';

interface MailToMember {
  userId: number;
  letter: MailContent;
  /** The same key sends one mail, however often it is asked for. */
  key?: string;
}

const addressOf = `select email from "user" where id = ? and deleted_at is null`;

/** Mails that nobody does without, like receipts, to people whose addresses the other rooms need not know. */
@Injectable()
export class MemberMail {
  constructor(private readonly mail: Mail) {}

  /** False when this person is gone. */
  async send(em: EntityManager, { userId, letter: content, key }: MailToMember): Promise<boolean> {
    const [person] = await em.execute<{ email: string }[]>(addressOf, [userId]);
    if (!person) return false;
    await this.mail.send(em, { to: person.email, mail: renderMail(content), key });
    return true;
  }
}
