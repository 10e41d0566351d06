import { z } from 'zod';
import { line } from '../../platform/contract.js';
import { channels } from '../channels/contract.js';
import { releaseId, remoteRelease } from '../contract.js';

export const releaseName = remoteRelease.shape.name.max(40);
export const authorName = line.min(1).max(80);

export const shipForm = z.strictObject({
  name: releaseName,
  by: authorName,
  percent: z.coerce.number().positive().max(100).optional(),
  dropPaths: z.enum(['0', '1']).optional(),
  file: z.array(z.file()),
});
export const shipped = z.object({ release: releaseId, channels });

export const releaseActionForm = z.strictObject({
  name: releaseName,
  /** Required with a token; the console knows its operator. */
  by: authorName.optional(),
  from: z.string().max(80).optional(),
});
export const changedChannels = z.object({ channels });
