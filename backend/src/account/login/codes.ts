import { hkdfSync, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config.js';

export type CodePurpose = 'login' | 'phone';

/** Six digits; a code may begin with zeros. */
export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/** A secret that cannot be guessed: 128 bits for what lives a day, 256 for a session. */
export const newToken = (bits: 128 | 256): string => randomBytes(bits / 8).toString('base64url');

/** What is stored of a token; enough to find it, useless to whoever reads the table. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A code has too few digits for a plain hash, so it is sealed with a key that is not in the database. */
@Injectable()
export class Codes {
  private readonly pepper: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.pepper = Buffer.from(hkdfSync('sha256', config.secret, '', 'account codes', 32));
  }

  /** The code as it is stored: bound to what it is for and to the attempt that asked for it. */
  seal(code: string, purpose: CodePurpose, attempt: string): Buffer {
    return createHmac('sha256', this.pepper).update(`${purpose}:${attempt}:${code}`).digest();
  }

  fits(sealed: Buffer, code: string, purpose: CodePurpose, attempt: string): boolean {
    return timingSafeEqual(sealed, this.seal(code, purpose, attempt));
  }

  /** A name for somebody in a counter that does not say who it is. */
  pseudonym(subject: string): string {
    return createHmac('sha256', this.pepper).update(`subject:${subject}`).digest('base64url');
  }
}
