import type { Translation } from 'backend/contract/platform/translation';
import type { NewTestimonial } from 'backend/contract/trips/reviews';
import { createTestimonial, getTestimonialPermission } from 'backend/endpoints/trips/reviews';
import { apiOf, callTo, onSuccess } from 'shell/host';

interface Reviewed {
  userId: number;
  matchId?: number;
}

/** What two people write about each other after their trip. No schemas, as in `trips.ts`. */
const reviewsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    reviewPermission: build.query({
      ...callTo(getTestimonialPermission, ({ userId, matchId }: Reviewed) => ({
        params: { userId },
        query: { matchId },
      })),
      providesTags: ['Testimonial', 'Me'],
    }),
    reviewCompanion: build.mutation({
      ...callTo(createTestimonial, (body: NewTestimonial) => ({ body })),
      invalidatesTags: onSuccess('Testimonial', 'Listing'),
    }),
    translateTestimonial: build.mutation<Translation, number>({
      query: (id) => ({ url: `/api/testimonials/id/${id}/translation`, method: 'POST' }),
    }),
    translateReply: build.mutation<Translation, number>({
      query: (id) => ({ url: `/api/testimonials/id/${id}/reply/translation`, method: 'POST' }),
    }),
  }),
});

export const { path: reviewsPath } = createTestimonial;

export const {
  useReviewPermissionQuery,
  useReviewCompanionMutation,
  useTranslateReplyMutation,
  useTranslateTestimonialMutation,
} = reviewsApi;
