import { z } from 'zod';
import { line, prose, rowId } from '../../platform/contract.js';

export const testimonialLimits = { least: 10, most: 500 };

export const testimonial = z.object({
  id: z.number(),
  text: z.string(),
  rating: z.number(),
  route: z.string().nullable(),
  createdAt: z.iso.datetime(),
  user: z.object({
    /** Of the author's page. Left out when the viewer would not find it. */
    id: z.number().optional(),
    username: z.string(),
    profilePictureUrl: z.string().nullable(),
  }),
  /** What the reviewed person answered, once. */
  reply: z.object({ text: z.string(), createdAt: z.iso.datetime() }).nullish(),
  /** The viewer is the reviewed person and has not replied. */
  mayReply: z.boolean().optional(),
});
export type Testimonial = z.infer<typeof testimonial>;
export const testimonials = z.array(testimonial);

/** Whether the caller may review a user, and on the page of which listing. */
export const testimonialPermission = z.object({
  mayWrite: z.boolean(),
  /** For the caller to read, when they may not. */
  reason: z.string().nullable(),
  listingId: z.number().nullable(),
  /** The trip whose page has the form, when it is a review of a match. */
  matchId: z.number().nullish(),
  /** The day from which the caller may write, when that is not yet. */
  from: z.iso.date().nullish(),
  /** What the caller wrote about that trip. */
  written: z
    .object({
      /** Missing in responses of older releases. */
      id: z.number().optional(),
      rating: z.number(),
      text: z.string(),
      /** Both reviews appear then, or once both have written. Null when it can be read already. */
      hiddenUntil: z.iso.date().nullable(),
      /** What the reviewed person answered. */
      reply: z.object({ text: z.string(), createdAt: z.iso.datetime() }).nullish(),
    })
    .nullish(),
  /** What the other wrote about the caller and that trip, once it can be read. */
  received: testimonial.nullish(),
});
export type TestimonialPermission = z.infer<typeof testimonialPermission>;

export const permissionSearch = z.strictObject({ matchId: rowId.optional() });
export type PermissionSearch = z.infer<typeof permissionSearch>;

export const testimonialsSearch = z.strictObject({
  limit: z.coerce.number().int().min(1).max(50).default(6),
});

export const testimonialForm = z.strictObject({
  text: prose
    .min(testimonialLimits.least, 'Testimonial must be at least 10 characters')
    .max(testimonialLimits.most, 'Testimonial cannot exceed 500 characters'),
  rating: z
    .int('Rating must be a whole number')
    .min(1, 'Rating must be at least 1')
    .max(5, 'Rating can be at most 5'),
});
export const replyLimits = { least: 2, most: 500 };
export const newReply = z.strictObject({
  text: prose
    .min(replyLimits.least, 'Write a reply first')
    .max(replyLimits.most, `A reply can have ${replyLimits.most} characters`),
});
export type NewReply = z.infer<typeof newReply>;

export const testimonialId = rowId;

export const newTestimonial = z.strictObject({
  ...testimonialForm.shape,
  targetUserId: z.int().positive(),
  /** `JFK to DEL`. Of a trip it is what the two flew together, of a listing its route. */
  route: line.max(80).optional(),
  listingId: z.int().positive().optional(),
  /** The trip that it is about. Without it, the trip of the listing, or else the latest of the two. */
  matchId: z.int().positive().optional(),
});
export type NewTestimonial = z.infer<typeof newTestimonial>;
