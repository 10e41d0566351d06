import { z } from 'zod';
import { emailAddress, sixDigits } from '../../platform/contract.js';

/** GET /api/profile/email: the change that waits for its code, and when the address may be changed. */
export const emailChange = z.object({
  /** Where the code was sent, such as `m***a@example.com`. */
  waitsFor: z.string().nullable(),
  /** The last change is so recent that the old address can still stop it. */
  possibleAt: z.iso.datetime().nullable(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** POST /api/profile/email: the code goes to the new address. */
export const newEmail = z.strictObject({ email: emailAddress('Please enter a valid email address') });
export type NewEmail = z.infer<typeof newEmail>;

/** POST /api/profile/email/confirm */
export const newEmailCode = z.strictObject({ code: sixDigits });
export type NewEmailCode = z.infer<typeof newEmailCode>;

/** POST /api/email-stop: the link in the mail to the old address. */
export const emailStop = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This link is not complete'),
});
export type EmailStop = z.infer<typeof emailStop>;

/** POST /api/email-stop/change: what the link would undo. */
export const stoppableChange = z.object({
  oldEmail: z.string(),
  newEmail: z.string(),
  changedAt: z.iso.datetime(),
});
export type StoppableChange = z.infer<typeof stoppableChange>;
