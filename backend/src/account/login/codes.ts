import { hkdfSync, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';

export type CodePurpose = 'login' | 'phone' | 'proof';

/** Six digits; a code may begin with zeros. */
export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/** A secret that cannot be guessed: 128 bits for what lives a day, 256 for a session. */
export const newToken = (bits: 128 | 256): string => randomBytes(bits / 8).toString('base64url');

/** What is stored of a token; enough to find it, useless to whoever reads the table. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A code has too few digits for a plain hash, so it is sealed with a key that is not in the database. */
@Injectable()
export class Codes {
  /** Of today's secret, and of the ones before. */
  private readonly peppers: [Buffer, ...Buffer[]];

  constructor(@Inject(CONFIG) { secret, secrets }: Config) {
    const pepperOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'account codes', 32));
    this.peppers = [pepperOf(secret), ...secrets.slice(1).map(pepperOf)];
  }

  /** The code as it is stored: bound to what it is for and to the attempt that asked for it. */
  seal(code: string, purpose: CodePurpose, attempt: string): Buffer {
    return sealWith(this.peppers[0], code, purpose, attempt);
  }

  fits(sealed: Buffer, code: string, purpose: CodePurpose, attempt: string): boolean {
    return this.peppers.some((pepper) => timingSafeEqual(sealed, sealWith(pepper, code, purpose, attempt)));
  }

  /** A name for somebody in a counter that does not say who it is. */
  pseudonym(subject: string): string {
    return createHmac('sha256', this.peppers[0]).update(`subject:${subject}`).digest('base64url');
  }
}

const sealWith = (pepper: Buffer, code: string, purpose: CodePurpose, attempt: string) =>
  createHmac('sha256', pepper).update(`${purpose}:${attempt}:${code}`).digest();
