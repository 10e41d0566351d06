import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';

const purpose = 'stop-alert';
const sealed = z.object({ mail: z.int().positive() });

/** Every mail has a link that stops the alerts that it is about. It works without a login. */
@Injectable()
export class AlertLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** A page for people, and a one-click URL for mail programs (RFC 8058), which ignore fragments. */
  of(mail: number): { page: string; oneClick: string } {
    const token = seal(this.config.secret, purpose, { mail });
    const { publicUrl } = this.config;
    return {
      page: `${publicUrl}/stop-alert#token=${token}`,
      oneClick: `${publicUrl}/api/alerts/stop/one-click?token=${token}`,
    };
  }

  mailOf(token: string): number {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).mail;
    } catch {
      const message = 'This link is not complete';
      throw new BadRequestException({ message, issues: [{ path: 'token', message }] });
    }
  }
}
