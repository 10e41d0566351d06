import type { Translation } from 'backend/contract/platform/translation';
import type { NewTestimonial, Testimonial, TestimonialPermission } from 'backend/contract/trips/reviews';
import { apiOf, onSuccess } from 'shell/host';

/** What two people write about each other after their trip. No schemas, as in `trips.ts`. */
const reviewsApi = apiOf('trips').injectEndpoints({
  endpoints: (build) => ({
    reviewPermission: build.query<TestimonialPermission, { userId: number; matchId?: number }>({
      query: ({ userId, matchId }) => ({
        url: `/api/testimonials/user/${userId}/permission`,
        params: { matchId },
      }),
      providesTags: ['Testimonial', 'Me'],
    }),
    reviewCompanion: build.mutation<Testimonial, NewTestimonial>({
      query: (body) => ({ url: '/api/testimonials', method: 'POST', body }),
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

export const {
  useReviewPermissionQuery,
  useReviewCompanionMutation,
  useTranslateReplyMutation,
  useTranslateTestimonialMutation,
} = reviewsApi;
