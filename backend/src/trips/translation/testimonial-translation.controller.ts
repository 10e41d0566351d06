import { Controller, NotFoundException } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Route } from '../../platform/routing/route.js';
import { Translations } from '../../platform/translation/translations.js';
import { TestimonialReads } from '../reviews/testimonial-reads.js';
import { translateTestimonial, translateTestimonialReply } from './endpoints.js';

@Controller()
export class TestimonialTranslationController {
  constructor(
    private readonly reads: TestimonialReads,
    private readonly translations: Translations,
  ) {}

  @Route(translateTestimonial)
  async translate({ params: { id } }: Received<typeof translateTestimonial>, @Me() me?: CurrentUser) {
    const { text } = await this.reads.shown(id, me);
    return this.translations.of(text, currentLanguage());
  }

  @Route(translateTestimonialReply)
  async translateReply(
    { params: { id } }: Received<typeof translateTestimonialReply>,
    @Me() me?: CurrentUser,
  ) {
    const { reply } = await this.reads.shown(id, me);
    if (!reply) throw new NotFoundException('This testimonial was not found');
    return this.translations.of(reply.text, currentLanguage());
  }
}
