import { z } from 'zod';
import { pictureAddress } from './pictures/contract.js';
import { language } from '../platform/language/contract.js';
import { emailAddress, line, prose, rowId, safe, sixDigits, unusable } from '../platform/contract.js';

/** What strangers see of a user. */
export const publicUser = z.object({
  id: z.number(),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
  languages: z.string().nullable(),
  bio: z.string().nullable(),
  verified: z.boolean(),
  memberSince: z.iso.date(),
  /** The day on which Stripe compared an identity document with a selfie. */
  documentCheckedAt: z.iso.date().nullish(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** What was checked, each only that. */
export const verifiedMark = z.enum(['mail', 'phone', 'payout']);
export type VerifiedMark = z.infer<typeof verifiedMark>;

/** Over people: the latest review of each. */
const rating = z.object({ average: z.number(), count: z.number() });
export const ratingsByRole = z.object({ asHelper: rating.nullable(), asTraveler: rating.nullable() });
export type RatingsByRole = z.infer<typeof ratingsByRole>;

/** A person's page. Visitors get what a card shows: `bio` is null for them. */
export const publicProfile = publicUser.extend({
  marks: z.array(verifiedMark).optional(),
  ratings: ratingsByRole.optional(),
  /** Whether the first name on that document is the one here. */
  documentNameFits: z.boolean().optional(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** What users see of themselves. */
export const me = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  phoneNumberMasked: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  /** Why the picture at that address cannot be shown. */
  pictureRefusal: z.string().nullish(),
  /** Of pages and of the links in mails; null as long as they have not chosen one. */
  language: language.nullish(),
  languages: z.string().nullable(),
  bio: z.string().nullable(),
  verified: z.boolean(),
  /** The number was theirs, and another account has verified it since. */
  phoneLost: z.boolean().optional(),
  /** False while the name is a generated one, like "Traveler 4821". */
  nameChosen: z.boolean().optional(),
  /** False until they have agreed, at their first contact, that each carries only their own bags. */
  rulesAgreed: z.boolean().optional(),
  /** True once they have blocked or reported anyone. Their listings then share a contact only after they agree, unless they choose otherwise. */
  guarded: z.boolean().optional(),
  /** True for members with a role at the desk, to whom pages show the way there. */
  isStaff: z.boolean().optional(),
});
export type Me = z.infer<typeof me>;

/** One login attempt; known and unknown emails get the same kind of id. */
export const attemptId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This login attempt is not known');

export const botCheckMissing = {
  title: 'Security verification failed',
  text: 'Please try again in a few moments or refresh the page',
};
export const botCheckSentence = `${botCheckMissing.title} - ${botCheckMissing.text}`;

export const loginForm = z.strictObject({ email: emailAddress('Please enter a valid email address') });
export const loginRequest = z.strictObject({
  ...loginForm.shape,
  captchaToken: z.string().max(4096).optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginAnswer = z.object({
  needsVerification: z.boolean(),
  user: z.object({ id: attemptId }),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** With a userId (the attempt) this is a login; without one it verifies the phone of the logged-in user. */
export const verifyRequest = z.strictObject({ code: sixDigits, userId: attemptId.optional() });
export type VerifyRequest = z.infer<typeof verifyRequest>;

export const resendCodeRequest = z.strictObject({ userId: attemptId });
export type ResendCodeRequest = z.infer<typeof resendCodeRequest>;

export const loginLinkRequest = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This link is not complete'),
});
export type LoginLinkRequest = z.infer<typeof loginLinkRequest>;

export const loginLinkOwner = z.object({
  email: z.string(),
  /** Logging in would end another account's session in this browser. */
  endsOtherSession: z.boolean(),
});
export type LoginLinkOwner = z.infer<typeof loginLinkOwner>;

export const phoneCode = z.object({ delivery: z.enum(['unknown', 'delivered', 'undelivered']) });
export type PhoneCode = z.infer<typeof phoneCode>;

/** Actions that need re-authentication: a login or a code younger than 10 minutes. */
export const proofPurpose = z.enum([
  'delete-account',
  'download-data',
  'connect-payouts',
  'give-held-tips',
  'add-passkey',
  'remove-passkey',
  'change-email',
  'check-document',
]);
export type ProofPurpose = z.infer<typeof proofPurpose>;

/** The `code` of the 403 of a route that needs a fresh proof. */
export const freshProofNeeded = 'fresh-proof-needed';

export const proofRequest = z.strictObject({
  purpose: proofPurpose,
  /** By mail, unless the mailbox itself is lost. */
  by: z.enum(['mail', 'phone']).optional(),
});
export type ProofRequest = z.infer<typeof proofRequest>;

export const begunProof = z.object({
  needed: z.boolean(),
  sentTo: z.string().nullable(),
});
export type BegunProof = z.infer<typeof begunProof>;

export const proofConfirmation = z.strictObject({ purpose: proofPurpose, code: sixDigits });
export type ProofConfirmation = z.infer<typeof proofConfirmation>;

export const meAnswer = z.object({ user: me });
export type MeAnswer = z.infer<typeof meAnswer>;

export const languagesLimit = 120;
export const bioLimit = 500;

const pictureUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Please enter a valid https address' })
  .max(500, 'This address is too long')
  .refine((url) => safe.test(url), unusable)
  .refine((url) => !/^https:\/\/[^/]*@/.test(url), 'The address must not contain a name or password');

/** Invisible characters do not count. */
const threeVisible = /^(?:.*?[\p{L}\p{M}\p{N}\p{P}\p{S}]){3}/u;

export const profileChange = z.strictObject({
  username: line
    .min(3, 'Username must be at least 3 characters')
    .max(40, 'Username cannot exceed 40 characters')
    .regex(threeVisible, 'Username must be at least 3 characters')
    .optional(),
  bio: prose.max(bioLimit, `Bio cannot exceed ${bioLimit} characters`).optional(),
  language: language.optional(),
  languages: line.max(languagesLimit, `Languages cannot exceed ${languagesLimit} characters`).optional(),
  profilePictureUrl: z.union([z.literal(''), pictureAddress, pictureUrl]).optional(),
  /** Dial code, a space, the local number; an empty text removes the number. */
  phoneNumber: z
    .union([
      z.literal(''),
      line.min(8, 'Please enter a valid phone number').max(24, 'Please enter a valid phone number'),
    ])
    .optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

export const session = z.object({
  id: z.number(),
  device: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof session>;
export const sessions = z.array(session);
export const sessionId = rowId;

export const accountDeletion = z.strictObject({ email: z.string().max(254) });
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const userId = rowId;
export const newBlock = z.strictObject({
  userId: z.int().positive(),
  /** Trips and shared contacts of the two end a little later. */
  canBeUndone: z.boolean().optional(),
});
export type NewBlock = z.infer<typeof newBlock>;
export const blocks = z.array(publicUser.pick({ id: true, username: true, profilePictureUrl: true }));
export type Blocks = z.infer<typeof blocks>;
