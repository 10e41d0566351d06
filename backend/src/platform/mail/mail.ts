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
  /** The same key sends one mail, however often it is asked for. */
  key?: string;
  /** A mail that could not be sent by then is dropped instead of arriving late. */
  notAfter?: Date;
  /** Where mail programs post that somebody wants no more of these (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Its characters cannot end a header or start another recipient. */
const address = z.email();

/** Sends mail from the queue: written with the change that it follows, never waited for. */
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
    const { to, mail: rendered, replyTo, key, notAfter, unsubscribeUrl } = outgoing;
    const mail: SealedMail = {
      // Fixed here, so that a mail that is tried again stays the same mail.
      messageId: `<${randomUUID()}@${this.domain}>`,
      to: address.parse(to),
      replyTo: replyTo === undefined ? undefined : address.parse(replyTo),
      ...rendered,
      unsubscribeUrl,
    };
    const sealed = seal(this.config.secret, mailPurpose, mail);
    await this.jobs.enqueue(em, mailSend, { sealed, notAfter: notAfter?.toISOString() }, { key });
  }
}
