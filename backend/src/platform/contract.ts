import { z } from 'zod';

export { productName } from '../product/contract.js';

/** Refuses NUL, lone surrogates and bidirectional overrides. */
export const safe = /^[^\u0000\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

export const unusable = 'Contains characters that cannot be used';

/** More than any text of ours may have, so that those say their own limit. */
const maxCharacters = 16_000;
/**
 * No language stacks as many on one letter. To bring long runs into order takes time with the square of their length.
 * Looked for where a run begins, because from each of its marks on it takes several milliseconds.
 */
const tooManyMarks = /(?:^|\P{M})\p{M}{31}/u;

/** Bounded before anything is done with it. */
export const prose = z
  .string()
  .max(maxCharacters, { error: 'Is far too long', abort: true })
  .refine((text) => !tooManyMarks.test(text), { error: unusable, abort: true })
  .normalize('NFC')
  .trim()
  .regex(safe, unusable);

export const line = prose.regex(oneLine, 'Must be a single line');

/** A local calendar day, not a point in time. Forms send an empty text for the day that is missing. */
export const requiredDay = (missing?: string) =>
  z.iso
    .date({ error: ({ input }) => (input ? undefined : missing) })
    .regex(/^(?!0000)/, 'There was no such year');
export const calendarDay = requiredDay();

/** An email address in ASCII: look-alike letters and quoted names serve impersonation. */
export const emailAddress = (message: string) =>
  z.string().trim().max(254, message).toLowerCase().pipe(z.email(message));

export const sixDigits = z.string().regex(/^\d{6}$/, 'Enter the 6 digits of the code');

export const rowId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const issue = z.object({ path: z.string(), message: z.string() });

export const errorBody = z.object({
  message: z.string(),
  issues: z.array(issue).optional(),
  code: z.string().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** The `code` of a 429 that a member with a verified phone number would not get. */
export const verifyPhoneHelps = 'verify-phone';

export const done = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof done>;
