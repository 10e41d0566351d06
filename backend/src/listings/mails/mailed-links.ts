import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';

/** The contract's `mailedAction`. */
export type MailedAction = 'remove' | 'going' | 'close' | 'reopen';

const purpose = 'listing-link';
const sealed = z.object({ id: z.int().positive() });

@Injectable()
export class MailedLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The token is in the fragment: it reaches no log, and a scanner that opens the page changes nothing. */
  to(action: MailedAction, listingId: number): string {
    const token = seal(this.config.secret, purpose, { id: listingId });
    return `${this.config.publicUrl}/listing-link#do=${action}&token=${token}`;
  }

  listingOf(token: string): number {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).id;
    } catch {
      throw new BadRequestException({
        message: 'This link is not complete',
        issues: [{ path: 'token', message: 'This link is not complete' }],
      });
    }
  }
}
