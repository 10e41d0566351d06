import { hkdfSync, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';

export type CodePurpose = 'login' | 'phone' | 'email' | 'proof' | 'alert';

export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/** 128 bits for what lives a day, 256 for a session. */
export const newToken = (bits: 128 | 256): string => randomBytes(bits / 8).toString('base64url');

/** Only hashes are stored, so a leaked table holds no usable token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
export const hexHashOf = (token: string): string => hash('sha256', token, 'hex');

/** Six digits are too few for a plain hash, so codes are sealed with a key that is not in the database. */
@Injectable()
export class Codes {
  private readonly peppers: [Buffer, ...Buffer[]];

  constructor(@Inject(CONFIG) { secret, secrets }: Config) {
    const pepperOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'account codes', 32));
    this.peppers = [pepperOf(secret), ...secrets.slice(1).map(pepperOf)];
  }

  /** Binds the code to its purpose and its attempt. */
  seal(code: string, purpose: CodePurpose, attempt: string): Buffer {
    return sealWith(this.peppers[0], code, purpose, attempt);
  }

  matches(sealed: Buffer, code: string, purpose: CodePurpose, attempt: string): boolean {
    return this.peppers.some((pepper) => timingSafeEqual(sealed, sealWith(pepper, code, purpose, attempt)));
  }

  pseudonym(subject: string): string {
    return createHmac('sha256', this.peppers[0]).update(`subject:${subject}`).digest('base64url');
  }
}

const sealWith = (pepper: Buffer, code: string, purpose: CodePurpose, attempt: string) =>
  createHmac('sha256', pepper).update(`${purpose}:${attempt}:${code}`).digest();
