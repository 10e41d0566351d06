import { z } from 'zod';
import { prose } from '../../platform/contract.js';

/** PUT /api/matches/{id}/safety: "Did you feel safe?" Only the author and the operators read the answer. */
export const safetyAnswer = z
  .strictObject({
    feltSafe: z.boolean(),
    /** With `feltSafe: false`: neither yes nor no. */
    notSure: z.literal(true).optional(),
    details: prose.max(800, 'At most 800 characters').optional(),
  })
  .refine(({ feltSafe, notSure }) => !feltSafe || !notSure, {
    path: ['notSure'],
    message: 'Who is not sure does not say that they felt safe',
  });
export type SafetyAnswer = z.infer<typeof safetyAnswer>;
/** Null until it is answered. */
export const storedSafetyAnswer = z
  .object({ feltSafe: z.boolean(), notSure: z.boolean().optional(), details: z.string().nullable() })
  .nullable();
export type StoredSafetyAnswer = z.infer<typeof storedSafetyAnswer>;
