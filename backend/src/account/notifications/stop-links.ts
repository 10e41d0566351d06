import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';
import { noticeKind } from './contract.js';

const purpose = 'stop-mail';
const sealed = z.object({ userId: z.int().positive(), kind: noticeKind });
/** One kind of mail to one person. */
export type Subscription = z.infer<typeof sealed>;

/** Links in our mails with which whoever holds the mail stops its kind, without a login and for all time. */
@Injectable()
export class StopLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The page for people, and the address for mail programs, which know of no hash. */
  of(subscription: Subscription): { page: string; oneClick: string } {
    const token = seal(this.config.secret, purpose, subscription);
    const { publicUrl } = this.config;
    return {
      page: `${publicUrl}/stop-mail#token=${token}`,
      oneClick: `${publicUrl}/api/notifications/stop?token=${token}`,
    };
  }

  read(token: string): Subscription {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token));
    } catch {
      // Cut off, changed or made up: whoever holds it has no mail of ours.
      const message = 'This link is not complete';
      throw new BadRequestException({ message, issues: [{ path: 'token', message }] });
    }
  }
}
