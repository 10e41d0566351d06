import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import {
  createTestimonial,
  getTestimonialPermission,
  listTestimonials,
  listUserTestimonials,
  replyToTestimonial,
} from './endpoints.js';
import { RepliesService } from './replies.service.js';
import { TestimonialReads } from './testimonial-reads.js';
import { TestimonialsService } from './testimonials.service.js';

@Controller()
export class TestimonialsController {
  constructor(
    private readonly reads: TestimonialReads,
    private readonly replies: RepliesService,
    private readonly testimonials: TestimonialsService,
  ) {}

  @Route(listTestimonials)
  newest({ query: { limit } }: Received<typeof listTestimonials>, @Me() me?: CurrentUser) {
    return this.reads.newest(limit, me);
  }

  @Route(listUserTestimonials)
  about({ params: { userId } }: Received<typeof listUserTestimonials>, @Me() me?: CurrentUser) {
    return this.reads.about(userId, me);
  }

  @Route(getTestimonialPermission)
  permission({ params, query }: Received<typeof getTestimonialPermission>, @Me() me: CurrentUser) {
    return this.testimonials.permission(me, params.userId, query);
  }

  @Route(createTestimonial)
  write({ body }: Received<typeof createTestimonial>, @Me() me: CurrentUser, @Req() request: FastifyRequest) {
    return this.testimonials.write(me, body, clientIp(request));
  }

  @Route(replyToTestimonial)
  reply({ params: { id }, body: { text } }: Received<typeof replyToTestimonial>, @Me() me: CurrentUser) {
    return this.replies.reply(me, id, text);
  }
}
