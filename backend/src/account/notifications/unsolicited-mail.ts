import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Injectable } from '@nestjs/common';
import { productName } from '../../platform/contract.js';
import { Limits } from '../../platform/limits/limits.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { mailboxOf, Mailboxes } from '../people/mailbox.js';
import { MailboxLinks } from './mailbox-links.js';
import { remindDays, StoppedMailboxes } from './stopped-mailboxes.js';

export interface UnsolicitedContent {
  to: string;
  content: MailContent;
  notAfter?: Date;
  key?: string;
  /** Asked for on a device that the account of this address has been used on: a stop does not apply. */
  isOwn?: boolean;
}

/** Mails that anyone can have sent to any address. They share one budget by mailbox, and each can stop all of them. */
@Injectable()
export class UnsolicitedMail {
  constructor(
    private readonly limits: Limits,
    private readonly links: MailboxLinks,
    private readonly mail: Mail,
    private readonly mailboxes: Mailboxes,
    private readonly stopped: StoppedMailboxes,
  ) {}

  /** Counts one mail, also if the mailbox wants none: the response must not tell. */
  async takeOne(email: string, advice?: string): Promise<void> {
    await this.limits.take('mail.unsolicited', { destination: mailboxOf(email) }, advice);
  }

  async tryToTakeOne(email: string): Promise<boolean> {
    try {
      await this.takeOne(email);
      return true;
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 429) return false;
      throw error;
    }
  }

  async send(em: EntityManager, { content, isOwn = false, ...mail }: UnsolicitedContent): Promise<void> {
    const mailbox = await this.mailboxes.keyOf(mail.to);
    const { stopPage, allowPage, oneClick } = this.links.of(mailbox);
    if (!isOwn && (await this.stopped.isStopped(em, mailbox))) {
      if (await this.stopped.takeReminder(em, mailbox))
        await this.mail.send(em, { to: mail.to, mail: wayBackMail(allowPage) });
      return;
    }
    const footerLink = { label: 'Never write to me again', url: stopPage };
    await this.mail.send(em, {
      ...mail,
      mail: renderMail({ ...content, footerLink }),
      unsubscribeUrl: oneClick,
    });
  }
}

const wayBackMail = (url: string) =>
  renderMail({
    subject: `Somebody asked ${productName} to write to you`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody asked ${productName} for a mail to this address, for example to log in. You told us never to write to you, so we did not send it.`,
      'If it was not you, there is nothing to do. If it was you, let us write to you again, and then ask once more.',
    ],
    action: { label: 'Write to me again', url },
    footnote: `You get this mail at most once in ${remindDays} days.`,
  });
