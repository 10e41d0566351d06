import { z } from 'zod';
import { open, seal } from '../../platform/secrets/sealing.js';
import { careCard, type CareCard } from '../contract.js';

const [purpose, purposeOfLook] = ['care card', 'care card look'];

/** How to recognise the traveler on the day. */
const look = z.object({
  wears: z.string().optional(),
  /** A WebP picture in base64. */
  photo: z.string().optional(),
});
export type Look = z.infer<typeof look>;

/** Without the look, which has a value of its own: a server of the last release refuses fields that it does not know. */
export const sealCareCard = (secret: string, { wears: _wears, photo: _photo, ...card }: CareCard): string =>
  seal(secret, purpose, card);

export const openCareCard = (secrets: readonly string[], sealed: string): CareCard =>
  careCard.parse(open(secrets, purpose, sealed));

export const sealLook = (secret: string, { wears, photo }: Look): string | null =>
  wears || photo ? seal(secret, purposeOfLook, { ...(wears && { wears }), ...(photo && { photo }) }) : null;

export const openLook = (secrets: readonly string[], sealed: string | null): Look =>
  sealed === null ? {} : look.parse(open(secrets, purposeOfLook, sealed));
