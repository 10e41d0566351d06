import { z } from 'zod';

/** Why a check came to nothing. `name_changed`: it came to something, and the first name changed since. */
export const documentCheckReason = z.enum([
  'document_expired',
  'document_unreadable',
  'document_not_accepted',
  'selfie_differs',
  'under_age',
  'declined',
  'left',
  'name_changed',
]);
export type DocumentCheckReason = z.infer<typeof documentCheckReason>;

/** Whether the caller can begin one, or what is missing. */
export const documentCheckOffer = z.enum(['open', 'phone_first', 'name_first', 'other_country', 'checked']);

/** GET /api/identity: the caller's latest check. */
export const documentCheck = z.object({
  status: z.enum(['none', 'waiting', 'checked', 'refused']),
  reason: documentCheckReason.optional(),
  /** Of `checked`: the day, as others read it. */
  checkedAt: z.iso.date().optional(),
  nameFits: z.boolean().optional(),
  offer: documentCheckOffer,
});
export type DocumentCheck = z.infer<typeof documentCheck>;

/** POST /api/identity: where Stripe asks for the document. */
export const documentCheckPage = z.object({ url: z.string() });
export type DocumentCheckPage = z.infer<typeof documentCheckPage>;

/** What the desk sees of the latest check: never a document or a picture. */
export const keptDocumentCheck = z.object({
  status: z.enum(['waiting', 'checked', 'refused', 'ended']),
  reason: documentCheckReason.nullable(),
  on: z.iso.date(),
});
export type KeptDocumentCheck = z.infer<typeof keptDocumentCheck>;
