import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CONFIG, type Config } from '../config/config.js';
import { Jobs } from '../jobs/jobs.js';
import { seal } from '../secrets/sealing.js';
import type { RenderedMail } from './render-mail.js';
import { mailPurpose, mailSend, type SealedMail } from './mail.job.js';

export interface OutgoingMail {
  to: string;
  mail: RenderedMail;
  replyTo?: string;
  key?: string;
  notAfter?: Date;
  /** One-click unsubscribe of mail clients (RFC 8058). */
  unsubscribeUrl?: string;
  /** Enqueues `mailRefused` with this if the provider refuses the mail for good. */
  about?: string;
}

/** Prevents header injection. */
const address = z.email();

@Injectable()
export class Mail {
  private readonly domain: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
  ) {
    this.domain = /@([\w.-]+)/.exec(config.mail.from)?.[1] ?? 'localhost';
  }

  async send(em: EntityManager | null, outgoing: OutgoingMail): Promise<void> {
    const { to, mail: rendered, replyTo, key, notAfter, unsubscribeUrl, about } = outgoing;
    const mail: SealedMail = {
      // The same for every retry.
      messageId: `<${randomUUID()}@${this.domain}>`,
      to: address.parse(to),
      replyTo: replyTo === undefined ? undefined : address.parse(replyTo),
      ...rendered,
      unsubscribeUrl,
      about,
    };
    const sealed = seal(this.config.secret, mailPurpose, mail);
    const data = { sealed, notAfter: notAfter?.toISOString() };
    await this.jobs.enqueue(em, mailSend, data, { key, isUrgent: notAfter !== undefined });
  }
}
