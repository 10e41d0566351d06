import type { NewTestimonial, Testimonial, TestimonialPermission } from 'backend/contract/trips/reviews';
import { apiOf, onSuccess } from 'shell/host';

const testimonialsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    testimonials: build.query<Testimonial[], void>({
      query: () => '/api/testimonials?limit=6',
      providesTags: ['Testimonial'],
    }),
    testimonialsOf: build.query<Testimonial[], number>({
      query: (userId) => `/api/testimonials/user/${userId}`,
      providesTags: ['Testimonial'],
    }),
    testimonialPermission: build.query<TestimonialPermission, number>({
      query: (userId) => `/api/testimonials/user/${userId}/permission`,
      providesTags: ['Testimonial', 'Me'],
    }),
    replyToTestimonial: build.mutation<Testimonial, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/api/testimonials/id/${id}/reply`, method: 'POST', body: { text } }),
      invalidatesTags: onSuccess('Testimonial'),
    }),
    createTestimonial: build.mutation<Testimonial, NewTestimonial>({
      query: (body) => ({ url: '/api/testimonials', method: 'POST', body }),
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
