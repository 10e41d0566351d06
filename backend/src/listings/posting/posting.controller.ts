import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cookies } from '../../account/index.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Operation } from '../../platform/openapi/operation.js';
import { myListing } from '../contract.js';
import { newHelpOffer, newHelpRequest, newListing, published } from './contract.js';
import type { NewHelpOffer, NewHelpRequest, NewListing } from './contract.js';
import { PostingService, type QuickPost } from './posting.service.js';

@Controller('api')
export class PostingController {
  constructor(
    private readonly cookies: Cookies,
    private readonly posting: PostingService,
  ) {}

  @Post('find-help/listings')
  @Operation('requestHelp', 'Ask for help on a flight')
  @Public()
  @Returns(published)
  async requestHelp(
    @Body(valid(newHelpRequest)) form: NewHelpRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const trip = { ...form, type: 'seeking_help' as const, offersTips: (form.tipAmount ?? 0) > 0 };
    const botCheck = { action: 'find_help_submit' as const, token: form.captchaToken, ip: clientIp(request) };
    return this.answer(reply, await this.posting.post(trip, botCheck, me));
  }

  @Post('offer-help/listings')
  @Operation('offerHelp', 'Offer help on a flight')
  @Public()
  @Returns(published)
  async offerHelp(
    @Body(valid(newHelpOffer)) form: NewHelpOffer,
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

  @Post('listings')
  @Operation('createListing', 'Create a listing by the full form')
  @Returns(myListing)
  create(@Body(valid(newListing)) form: NewListing, @Req() request: FastifyRequest, @Me() me: CurrentUser) {
    const botCheck = { action: 'create_listing' as const, token: form.captchaToken, ip: clientIp(request) };
    return this.posting.create(form, botCheck, me);
  }

  private answer(reply: FastifyReply, { answer, browserToken }: QuickPost) {
    if (browserToken) this.cookies.setAttempt(reply, browserToken);
    return answer;
  }
}
