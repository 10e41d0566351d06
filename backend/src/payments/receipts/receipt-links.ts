import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';

const purpose = 'tip-receipt';
const sealed = z.object({ id: z.int().positive() });

/** The pages on which receipts are read and printed. */
@Injectable()
export class ReceiptLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  forMember(tipId: number): string {
    return `${this.config.publicUrl}/receipt/${tipId}`;
  }

  /** For who has no account: whoever holds the mail reads it. Behind the hash, so that it is in nobody's log. */
  forGuest(tipId: number): string {
    return `${this.forMember(tipId)}#token=${seal(this.config.secret, purpose, { id: tipId })}`;
  }

  opens(token: string, tipId: number): boolean {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).id === tipId;
    } catch {
      // Cut off, changed or made up: it opens nothing.
      return false;
    }
  }
}
