import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

const aboutTip = z.object({ tipId: z.int().positive() });

/** Moves a tip's money to its helper, whenever it is held and there is somewhere for it to go. */
export const tipTransfer = defineJob('tip.transfer', aboutTip, { retries: 16, timeout: 30 });

/** Takes money back that has been moved already, after a refund or in a dispute. */
export const tipPullBack = defineJob('tip.pull-back', aboutTip, { retries: 32, timeout: 30 });
