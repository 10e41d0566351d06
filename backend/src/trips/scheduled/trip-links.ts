import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { open, seal } from '../../platform/secrets/sealing.js';
import type { MatchEntity } from '../match.entity.js';

const purpose = 'trip-link';
const sealed = z.object({ matchId: z.int().positive(), userId: z.int().positive(), date: z.iso.date() });
export type TripLink = z.infer<typeof sealed>;

/** Mailed links by which one of the two confirms a trip without a login. */
@Injectable()
export class TripLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The token is in the fragment: it reaches no log, and a scanner that opens the page changes nothing. */
  confirming(
    { id: matchId, date }: Pick<MatchEntity, 'id' | 'date'>,
    userId: number,
    language: Language = 'en',
  ): string {
    const link: TripLink = { matchId, userId, date };
    const page = `${this.config.publicUrl}/still-flying${language === 'en' ? '' : `?language=${language}`}`;
    return `${page}#token=${seal(this.config.secret, purpose, link)}`;
  }

  read(token: string): TripLink {
    try {
      return sealed.parse(open(this.config.secrets, purpose, token));
    } catch {
      const message = 'This link is not complete';
      throw new BadRequestException({ message, issues: [{ path: 'token', message }] });
    }
  }
}
