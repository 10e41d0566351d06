import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import type { ContactMessage } from '../contract.js';

@Injectable()
export class ContactService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
    private readonly mail: Mail,
  ) {}

  async send({ name, email, message }: ContactMessage): Promise<void> {
    const mail = renderMail({
      subject: 'Message from the contact form',
      paragraphs: [message],
      footnote: `Sent through the contact form by ${name} (${email}). Answering this mail answers them.`,
    });
    const outgoing = { to: this.config.contactEmail, replyTo: email, mail };
    // On a connection for requests: those of the jobs may all be at work.
    await this.em.transactional((em) => this.mail.send(em, outgoing));
  }
}
