import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import type { Language } from '../../platform/language/contract.js';
import { Limits } from '../../platform/limits/limits.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { currentLanguage } from '../../platform/request-context.js';
import { mailboxOf, Mailboxes } from '../people/mailbox.js';
import { wordsOf } from '../words/index.js';
import { MailboxLinks } from './mailbox-links.js';
import { remindDays, StoppedMailboxes } from './stopped-mailboxes.js';

export interface UnsolicitedContent {
  to: string;
  content: MailText;
  /** Of the page on which the address was given, if that is not the page that is answered now. */
  language?: Language | null | undefined;
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
    @Inject(CONFIG) private readonly config: Config,
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

  async send(
    em: EntityManager,
    { content, language: stored, isOwn = false, ...mail }: UnsolicitedContent,
  ): Promise<void> {
    const language = stored ?? currentLanguage();
    const mailbox = await this.mailboxes.keyOf(mail.to);
    const { stopPage, allowPage, oneClick } = this.links.of(mailbox);
    if (!isOwn && (await this.stopped.isStopped(em, mailbox))) {
      if (await this.stopped.takeReminder(em, mailbox))
        await this.mail.send(em, {
          to: mail.to,
          mail: renderForReader(wayBackMail(allowPage), language, this.config),
        });
      return;
    }
    const written: MailText = (language) => ({
      ...(typeof content === 'function' ? content(language) : content),
      footerLink: { label: wordsOf(language).neverWriteAgain, url: stopPage },
    });
    await this.mail.send(em, {
      ...mail,
      mail: renderForReader(written, language, this.config),
      unsubscribeUrl: oneClick,
    });
  }
}

const wayBackMail =
  (url: string): MailText =>
  (language) => {
    const { hello, wayBack: words } = wordsOf(language);
    return {
      subject: words.subject(productName),
      greeting: hello,
      paragraphs: words.texts(productName),
      action: { label: words.allow, url },
      footnote: words.footnote(remindDays),
    };
  };
