import { z } from 'zod';

/** A machine translation into the language of the page. */
export const translation = z.object({
  text: z.string(),
  /** The language in which it was written, as a tag like `es`. Null where the provider does not say. */
  from: z.string().nullable(),
});
export type Translation = z.infer<typeof translation>;
