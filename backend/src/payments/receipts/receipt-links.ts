import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';

const purpose = 'tip-receipt';
const sealed = z.object({ id: z.int().positive() });

@Injectable()
export class ReceiptLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  forMember(tipId: number): string {
    return `${this.config.publicUrl}/receipt/${tipId}`;
  }

  /** For guests: the token in the mail gives access. It is in the URL's fragment, which no log records. */
  forGuest(tipId: number): string {
    return `${this.forMember(tipId)}#token=${seal(this.config.secret, purpose, { id: tipId })}`;
  }

  opens(token: string, tipId: number): boolean {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).id === tipId;
    } catch {
      return false;
    }
  }
}
