import type { TestimonialPermission } from 'backend/contract/trips/reviews';

/** Nothing is written yet. */
export const mayReview: TestimonialPermission = { mayWrite: true, reason: null, listingId: 31 };

export const hasReviewed = (hiddenUntil: string | null): TestimonialPermission => ({
  ...mayReview,
  mayWrite: false,
  written: { id: 1, rating: 5, text: 'Calm and friendly all the way.', hiddenUntil },
});
