import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';

const purpose = 'stop-mailbox';
const sealed = z.object({ mailbox: z.string() });

/** They stop all unsolicited mails to a mailbox, or allow them again. They work without a login and never expire. */
@Injectable()
export class MailboxLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Two pages for people, and a one-click URL for mail programs (RFC 8058), which ignore fragments. */
  of(mailbox: string): { stopPage: string; allowPage: string; oneClick: string } {
    const token = seal(this.config.secret, purpose, { mailbox });
    const { publicUrl } = this.config;
    return {
      stopPage: `${publicUrl}/stop-mail#mailbox=${token}`,
      allowPage: `${publicUrl}/stop-mail#mailbox=${token}&allow=yes`,
      oneClick: `${publicUrl}/api/notifications/mailbox/stop?token=${token}`,
    };
  }

  mailboxOf(token: string): string {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).mailbox;
    } catch {
      const message = 'This link is not complete';
      throw new BadRequestException({ message, issues: [{ path: 'token', message }] });
    }
  }
}
