import { z } from 'zod';
import { newReport } from '../../moderation/reports/contract.js';
import { blocks, me, sessions } from '../contract.js';

export const accountData = z.object({
  account: me.extend({ createdAt: z.iso.datetime() }),
  sessions,
  blocks,
  reports: z.array(
    z.object({
      ...newReport.shape,
      /** 0 for a guest, who has no account. */
      userId: z.int().min(0),
      createdAt: z.iso.datetime(),
    }),
  ),
  elsewhere: z.record(z.string(), z.unknown()),
});
export type AccountData = z.infer<typeof accountData>;
