import { z } from 'zod';

export { productName } from '../product/contract.js';

/** Characters that no text of a person needs: NUL, lone surrogates, and the marks that reorder what is read. */
export const safe = /^[^\u0000\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

export const unusable = 'Contains characters that cannot be used';

/** A text of several lines, trimmed and in one Unicode form. */
export const prose = z.string().normalize('NFC').trim().regex(safe, unusable);

/** A text that stands on one line: a name, a subject. */
export const line = prose.regex(oneLine, 'Must be a single line');

/** A day as it is at the place it belongs to; never a point in time. */
export const calendarDay = z.iso.date().regex(/^(?!0000)/, 'There was no such year');

/** An email address in plain ASCII: look-alike letters and quoted names are how people get impersonated. */
export const emailAddress = (message: string) =>
  z.string().trim().max(254, message).toLowerCase().pipe(z.email(message));

/** A digit code of six, leading zeros kept. */
export const sixDigits = z.string().regex(/^\d{6}$/, 'Enter the 6 digits of the code');

/** The id of a row, as it stands in a path. */
export const rowId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const issue = z.object({ path: z.string(), message: z.string() });

/** What every failed call answers. */
export const errorBody = z.object({
  message: z.string(),
  issues: z.array(issue).optional(),
  /** What kind of refusal it is, for pages that know a way on. */
  code: z.string().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** The answer of a call that only has to say that it was done. */
export const done = z.object({ done: z.literal(true) });
