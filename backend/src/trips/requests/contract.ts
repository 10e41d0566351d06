import { z } from 'zod';
import { prose, rowId } from '../../platform/contract.js';
import { contact } from '../../listings/contract.js';

/** What members see of each other before they meet. */
export const person = z.object({
  id: z.number(),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
  languages: z.string().nullable(),
  verified: z.boolean(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
});
export type Person = z.infer<typeof person>;

export const noteLimit = 300;
export const note = prose.max(noteLimit, `A note can have ${noteLimit} characters`);

/** POST /api/listings/{id}/connect. Older pages send no body. */
export const newRequest = z
  .strictObject({
    note: note.optional(),
    /** At the first contact: each carries only their own bags. */
    agreesToRules: z.literal(true).optional(),
  })
  .default({});
export type NewRequest = z.infer<typeof newRequest>;

/** `asked` has no contact yet: the owner decides. */
export const requestAnswer = contact.extend({ status: z.enum(['shared', 'asked']) });
export type RequestAnswer = z.infer<typeof requestAnswer>;

export const requestStatus = z.enum(['asked', 'shared', 'declined', 'expired']);
export type RequestStatus = z.infer<typeof requestStatus>;

export const requestId = rowId;

/** GET /api/listings/{id}/requests, for the owner. */
export const contactRequest = z.object({
  id: z.number(),
  person,
  note: z.string().nullable(),
  status: requestStatus,
  createdAt: z.iso.datetime(),
  /** What the owner should know before they share their contact. */
  warning: z.string().nullish(),
});
export type ContactRequest = z.infer<typeof contactRequest>;
export const contactRequests = z.array(contactRequest);

/** GET /api/requests: what the caller asked for, so that pages show it on each listing. */
export const myRequest = z.object({
  id: z.number(),
  listingId: z.number(),
  status: requestStatus,
  createdAt: z.iso.datetime(),
});
export type MyRequest = z.infer<typeof myRequest>;
export const myRequests = z.array(myRequest);

export const sharedWithBlocked =
  'This account is new and shares a device or network with somebody you blocked';
export const requestDeclined = 'This person cannot travel with you';
