import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';
import type { ByMail } from './contract.js';

const purpose = 'listing-link';
const sealed = z.object({ id: z.int().positive() });

/** Links in our mails with which whoever holds the mail acts on the listing, without a login. */
@Injectable()
export class MailedLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Behind the hash, so that the token is in nobody's log; a scanner that opens the page changes nothing. */
  to(action: ByMail['action'], listingId: number): string {
    const token = seal(this.config.secret, purpose, { id: listingId });
    return `${this.config.publicUrl}/listing-link#do=${action}&token=${token}`;
  }

  listingOf(token: string): number {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).id;
    } catch {
      // Cut off, changed or made up: whoever holds it has no mail of ours.
      throw new BadRequestException({
        message: 'This link is not complete',
        issues: [{ path: 'token', message: 'This link is not complete' }],
      });
    }
  }
}
