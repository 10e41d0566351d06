import { CountedReviews } from './counting/counted-reviews.js';
import { ReviewBursts } from './counting/review-bursts.js';
import { RoleRatings } from './counting/role-ratings.js';
import { DoubleBlind } from './double-blind.js';
import { ModeratedTestimonials } from './moderated-testimonials.js';
import { TestimonialsPersonalData } from './personal-data.js';
import { RepliesService } from './replies.service.js';
import { ReviewEvidence } from './review-evidence.js';
import { ReviewRights } from './review-rights.js';
import { TestimonialReads } from './testimonial-reads.js';
import { TestimonialRoutes } from './testimonial-routes.js';
import { TestimonialsService } from './testimonials.service.js';
import { WrittenReviews } from './written-reviews.js';

export const reviewProviders = [
  CountedReviews,
  DoubleBlind,
  ModeratedTestimonials,
  RepliesService,
  ReviewBursts,
  ReviewEvidence,
  ReviewRights,
  RoleRatings,
  TestimonialReads,
  TestimonialRoutes,
  TestimonialsPersonalData,
  TestimonialsService,
  WrittenReviews,
];
