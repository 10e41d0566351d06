import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cookies } from '../../account/index.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { createListing, offerHelp, requestHelp } from './endpoints.js';
import { PostingService, type QuickPost } from './posting.service.js';

@Controller()
export class PostingController {
  constructor(
    private readonly cookies: Cookies,
    private readonly posting: PostingService,
  ) {}

  @Route(requestHelp)
  async requestHelp(
    { body: form }: Received<typeof requestHelp>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const trip = { ...form, type: 'seeking_help' as const, offersTips: (form.tipAmount ?? 0) > 0 };
    const botCheck = { action: 'find_help_submit' as const, token: form.captchaToken, ip: clientIp(request) };
    return this.answer(reply, await this.posting.post(trip, botCheck, me));
  }

  @Route(offerHelp)
  async offerHelp(
    { body: form }: Received<typeof offerHelp>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const botCheck = {
      action: 'offer_help_submit' as const,
      token: form.captchaToken,
      ip: clientIp(request),
    };
    return this.answer(reply, await this.posting.post({ ...form, type: 'helper' }, botCheck, me));
  }

  @Route(createListing)
  create(
    { body: form }: Received<typeof createListing>,
    @Req() request: FastifyRequest,
    @Me() me: CurrentUser,
  ) {
    const botCheck = { action: 'create_listing' as const, token: form.captchaToken, ip: clientIp(request) };
    return this.posting.create(form, botCheck, me);
  }

  private answer(reply: FastifyReply, { answer, browserToken }: QuickPost) {
    if (browserToken) this.cookies.setAttempt(reply, browserToken);
    return answer;
  }
}
