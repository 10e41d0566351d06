import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';

interface MailToGuest {
  to: string;
  /** Of the page on which the address was given. */
  language: Language | null | undefined;
  content: MailText;
  /** Makes repeated calls send one mail. */
  key?: string;
}

/** Mails to an address without an account. */
@Injectable()
export class GuestMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(em: EntityManager, { to, language, content, key }: MailToGuest): Promise<void> {
    await this.mail.send(em, { to, mail: renderForReader(content, language, this.config), key });
  }
}
