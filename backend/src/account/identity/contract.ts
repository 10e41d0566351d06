import { z } from 'zod';
import { publicUser } from '../contract.js';

/** Other accounts that share something with a person: ids with names, and what is shared. */
export const sameAccounts = z.array(
  publicUser
    .pick({ id: true, username: true })
    .extend({ by: z.array(z.enum(['mailbox', 'phone', 'card', 'device'])) }),
);
export type SameAccounts = z.infer<typeof sameAccounts>;
