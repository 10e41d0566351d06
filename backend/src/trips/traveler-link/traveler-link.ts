import type { Language } from '../../platform/language/contract.js';
import { openFamilyLink } from '../family/family-link-token.js';
import type { TravelerLink } from './contract.js';
import { qrCode } from './qr/qr-code.js';
import { qrPath } from './qr/qr-path.js';

export const purpose = 'traveler link';

/** Null when its secret is lost. The family can make a new link. */
export const openTravelerLink = (secrets: readonly string[], sealed: string): string | null =>
  openFamilyLink(secrets, sealed, purpose);

export function travelerLinkOf(publicUrl: string, token: string, language: Language): TravelerLink {
  const url = `${publicUrl}/with/${token}`;
  return { url, qr: qrPath(qrCode(url)), language };
}
