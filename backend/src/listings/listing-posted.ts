import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/** Enqueued in the transaction in which a member posts a listing, or claims one that a guest posted. */
export const listingPosted = defineJob('listings.posted', z.object({ listingId: z.number() }));
