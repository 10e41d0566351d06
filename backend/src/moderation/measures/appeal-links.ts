import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { open, seal } from '../../platform/secrets/sealing.js';

const purpose = 'appeal-link';
const sealed = z.object({ measureId: z.int().positive() });

/** The link in the mail about a measure: its owner need not be able to log in. */
@Injectable()
export class AppealLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The token is in the fragment: it reaches no log, and a scanner that opens the page changes nothing. */
  to(measureId: number): string {
    return `${this.config.publicUrl}/appeal#token=${seal(this.config.secret, purpose, { measureId })}`;
  }

  measureOf(token: string): number {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token)).measureId;
    } catch {
      const message = 'This link is not complete';
      throw new BadRequestException({ message, issues: [{ path: 'token', message }] });
    }
  }
}
