import { ownerId } from '../../listings/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

export const listTestimonials = endpoint('listTestimonials', 'GET', '/api/testimonials', {
  summary: 'List the newest testimonials',
  access: 'public',
  limit: 'list.read',
  query: contract.testimonialsSearch,
  returns: contract.testimonials,
});

export const listUserTestimonials = endpoint(
  'listUserTestimonials',
  'GET',
  '/api/testimonials/user/:userId',
  {
    summary: 'List the testimonials about a user',
    access: 'public',
    limit: 'list.read',
    params: { userId: ownerId },
    returns: contract.testimonials,
  },
);

export const getTestimonialPermission = endpoint(
  'getTestimonialPermission',
  'GET',
  '/api/testimonials/user/:userId/permission',
  {
    summary: 'See whether you may rate a user',
    limit: 'list.read',
    params: { userId: ownerId },
    query: contract.permissionSearch,
    returns: contract.testimonialPermission,
  },
);

export const createTestimonial = endpoint('createTestimonial', 'POST', '/api/testimonials', {
  summary: 'Rate a user',
  body: contract.newTestimonial,
  returns: contract.testimonial,
});

export const replyToTestimonial = endpoint('replyToTestimonial', 'POST', '/api/testimonials/id/:id/reply', {
  summary: 'Reply once to a testimonial about you',
  limit: 'testimonial.reply',
  params: { id: contract.testimonialId },
  body: contract.newReply,
  returns: contract.testimonial,
  // It is ambiguous beside `user/:userId`, and is what other teams were told.
  formerPath: { path: '/api/testimonials/:id/reply', since: '2026-11-21' },
});
