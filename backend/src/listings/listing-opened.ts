import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/** Enqueued in the transaction that makes a member's listing public, or changes its trip. */
export const listingOpened = defineJob('listings.opened', z.object({ listingId: z.number() }));
