import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { Supersedes } from '../../platform/http/supersedes.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { ownerId } from '../../listings/contract.js';
import {
  newReply,
  newTestimonial,
  permissionSearch,
  testimonial,
  testimonialId,
  testimonialPermission,
  testimonials,
  testimonialsSearch,
} from './contract.js';
import type { NewReply, NewTestimonial, PermissionSearch } from './contract.js';
import { RepliesService } from './replies.service.js';
import { TestimonialReads } from './testimonial-reads.js';
import { TestimonialsService } from './testimonials.service.js';

@Controller('api/testimonials')
export class TestimonialsController {
  constructor(
    private readonly reads: TestimonialReads,
    private readonly replies: RepliesService,
    private readonly testimonials: TestimonialsService,
  ) {}

  @Get()
  @Operation('listTestimonials', 'List the newest testimonials')
  @Public()
  @Limited('list.read')
  @Returns(testimonials)
  newest(@Query(valid(testimonialsSearch)) { limit }: { limit: number }, @Me() me?: CurrentUser) {
    return this.reads.newest(limit, me);
  }

  @Get('user/:userId')
  @Operation('listUserTestimonials', 'List the testimonials about a user')
  @Public()
  @Limited('list.read')
  @Returns(testimonials)
  about(@Param('userId', valid(ownerId)) userId: number, @Me() me?: CurrentUser) {
    return this.reads.about(userId, me);
  }

  @Get('user/:userId/permission')
  @Operation('getTestimonialPermission', 'See whether you may rate a user')
  @Limited('list.read')
  @Returns(testimonialPermission)
  permission(
    @Me() me: CurrentUser,
    @Param('userId', valid(ownerId)) userId: number,
    @Query(valid(permissionSearch)) trip: PermissionSearch,
  ) {
    return this.testimonials.permission(me, userId, trip);
  }

  @Post()
  @Operation('createTestimonial', 'Rate a user')
  @Returns(testimonial)
  write(
    @Me() me: CurrentUser,
    @Body(valid(newTestimonial)) written: NewTestimonial,
    @Req() request: FastifyRequest,
  ) {
    return this.testimonials.write(me, written, clientIp(request));
  }

  // The short address is ambiguous beside `user/:userId`, and is what other teams were told.
  @Supersedes(':id/reply', { since: '2026-11-21' })
  @Post('id/:id/reply')
  @Operation('replyToTestimonial', 'Reply once to a testimonial about you')
  @Limited('testimonial.reply')
  @Returns(testimonial)
  reply(
    @Me() me: CurrentUser,
    @Param('id', valid(testimonialId)) id: number,
    @Body(valid(newReply)) { text }: NewReply,
  ) {
    return this.replies.reply(me, id, text);
  }
}
