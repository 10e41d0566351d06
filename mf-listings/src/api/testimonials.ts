import type { NewTestimonial } from 'backend/contract/trips/reviews';
import {
  createTestimonial,
  getTestimonialPermission,
  listTestimonials,
  listUserTestimonials,
  replyToTestimonial,
} from 'backend/endpoints/trips/reviews';
import { apiOf, callTo, onSuccess } from 'shell/host';

const testimonialsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    testimonials: build.query({
      ...callTo(listTestimonials, { query: { limit: 6 } }),
      providesTags: ['Testimonial'],
    }),
    testimonialsOf: build.query({
      ...callTo(listUserTestimonials, (userId: number) => ({ params: { userId } })),
      providesTags: ['Testimonial'],
    }),
    testimonialPermission: build.query({
      ...callTo(getTestimonialPermission, (userId: number) => ({ params: { userId }, query: {} })),
      providesTags: ['Testimonial', 'Me'],
    }),
    replyToTestimonial: build.mutation({
      ...callTo(replyToTestimonial, ({ id, text }: { id: number; text: string }) => ({
        params: { id },
        body: { text },
      })),
      invalidatesTags: onSuccess('Testimonial'),
    }),
    createTestimonial: build.mutation({
      ...callTo(createTestimonial, (body: NewTestimonial) => ({ body })),
      invalidatesTags: onSuccess('Testimonial', 'Listing'),
    }),
  }),
});

export const {
  useTestimonialsQuery,
  useTestimonialsOfQuery,
  useTestimonialPermissionQuery,
  useCreateTestimonialMutation,
  useReplyToTestimonialMutation,
} = testimonialsApi;
