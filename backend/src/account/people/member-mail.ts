import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { inLanguage } from '../../platform/mail/links-in-language.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';

interface MailToMember {
  userId: number;
  content: MailContent;
  /** Makes repeated calls send one mail. */
  key?: string;
}

interface Reader {
  email: string;
  language: Language | null;
}

const addressOf = `select email, language from "user" where id = ? and deleted_at is null`;

/** Other domains never see the address. */
@Injectable()
export class MemberMail {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mail: Mail,
  ) {}

  async send(em: EntityManager, { userId, content, key }: MailToMember): Promise<boolean> {
    const [person] = await em.execute<Reader[]>(addressOf, [userId]);
    if (!person) return false;
    await this.mail.send(em, { to: person.email, mail: renderMail(this.leadingTo(content, person)), key });
    return true;
  }

  /** Links open the site in the member's language, if it is offered. */
  private leadingTo(content: MailContent, { language }: Reader): MailContent {
    const { languages, publicUrl } = this.config;
    return language && languages.includes(language) ? inLanguage(content, publicUrl, language) : content;
  }

  async sendToGuest(em: EntityManager, to: string, content: MailContent): Promise<void> {
    await this.mail.send(em, { to, mail: renderMail(content) });
  }
}
