import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';
import { noticeKind } from './contract.js';

const purpose = 'stop-mail';
const sealed = z.object({ userId: z.int().positive(), kind: noticeKind });
export type Subscription = z.infer<typeof sealed>;

/** Unsubscribe links work without a login and never expire. */
@Injectable()
export class UnsubscribeLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** A page for people, and a one-click URL for mail programs (RFC 8058), which ignore fragments. */
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
      const message = 'This link is not complete';
      throw new BadRequestException({ message, issues: [{ path: 'token', message }] });
    }
  }
}
