import { z } from 'zod';

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
