import { createHash, randomBytes } from 'node:crypto';
import { open, seal, UnknownSeal } from '../../platform/secrets/sealing.js';

type Purpose = 'family link' | 'traveler link' | 'calendar feed';

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Its hash finds the match, and the seal shows it to the family again. */
export function newFamilyLink(
  secret: string,
  purpose: Purpose = 'family link',
): { token: string; hash: Buffer; sealed: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token), sealed: seal(secret, purpose, token) };
}

/** Null when its secret is lost. The family can make a new link. */
export function openFamilyLink(
  secrets: readonly string[],
  sealed: string,
  purpose: Purpose = 'family link',
): string | null {
  try {
    return String(open(secrets, purpose, sealed));
  } catch (error) {
    if (error instanceof UnknownSeal) return null;
    throw error;
  }
}
