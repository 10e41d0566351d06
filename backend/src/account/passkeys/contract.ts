import { z } from 'zod';
import { line, rowId } from '../../platform/contract.js';

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/, 'This passkey cannot be read');
const credentialId = base64url.max(1400);

/** What a browser needs to make or use a passkey, as in the Web Authentication API. */
export const passkeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

export const newPasskey = z.strictObject({
  name: line.min(1, 'Give it a name').max(60, 'A name cannot exceed 60 characters').optional(),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url.max(4000),
      attestationObject: base64url.max(16_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyLogin = z.strictObject({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url.max(4000),
      authenticatorData: base64url.max(4000),
      signature: base64url.max(4000),
      userHandle: z.string().max(200).optional(),
    }),
  }),
});
export type PasskeyLogin = z.infer<typeof passkeyLogin>;

export const passkeyId = rowId;
export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeys = z.array(passkey);
