import { z } from 'zod';
import { commitId, releaseId } from '../contract.js';

const releaseFacts = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  hostApi: z.number().int(),
  bytes: z.number().int(),
  commit: commitId.optional(),
  /** Came with a server, which put it into the store itself. No team shipped it. */
  builtIn: z.boolean().optional(),
  /** Since when new pages do not get it; absent while they do. */
  until: z.iso.datetime().optional(),
});
export type ReleaseFacts = z.infer<typeof releaseFacts>;

const releaseChange = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['ship', 'canary', 'promote', 'withdraw', 'rollback']),
  name: z.string(),
  release: releaseId,
  percent: z.number().optional(),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

const channel = z.object({
  current: releaseId.nullable(),
  previous: z.array(releaseId),
  canary: z.object({ release: releaseId, percent: z.number().positive().max(100) }).nullable(),
  releases: z.record(releaseId, releaseFacts),
});
export type Channel = z.infer<typeof channel>;

/** channels.json and GET /platform/releases: which releases visitors get, by remote. */
export const channels = z.object({
  serial: z.number().int(),
  names: z.record(z.string(), channel),
  history: z.array(releaseChange),
});
export type Channels = z.infer<typeof channels>;
