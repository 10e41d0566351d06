import { Controller, Req, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { PhoneCodesService } from '../profile/phone-codes.service.js';
import { Cookies } from '../sessions/cookies.js';
import {
  getLoginLinkOwner,
  getPhoneCode,
  logIn,
  logInByLink,
  resendLoginCode,
  resendPhoneCode,
  verifyCode,
} from './endpoints.js';
import { LoginCompletionService } from './login-completion.service.js';
import { LoginService } from './login.service.js';
import { setLoginCookies, visitorOf } from './visitor.js';

@Controller()
export class AuthController {
  constructor(
    private readonly completion: LoginCompletionService,
    private readonly cookies: Cookies,
    private readonly logins: LoginService,
    private readonly phoneCodes: PhoneCodesService,
  ) {}

  @Route(logIn)
  async login(
    { body: form }: Received<typeof logIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const { answer, browserToken } = await this.logins.begin(form, visitorOf(this.cookies, request), me);
    this.cookies.setAttempt(reply, browserToken);
    return answer;
  }

  @Route(resendLoginCode)
  async resendCode({ body: { userId } }: Received<typeof resendLoginCode>, @Req() request: FastifyRequest) {
    await this.logins.resend(userId, visitorOf(this.cookies, request));
  }

  @Route(verifyCode)
  async verify(
    { body: { code, userId } }: Received<typeof verifyCode>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    if (userId) {
      const visitor = visitorOf(this.cookies, request);
      const completed = await this.completion.completeByCode(userId, code, visitor);
      return setLoginCookies(this.cookies, reply, completed);
    }
    if (!me) throw new UnauthorizedException('Please log in');
    return { user: await this.phoneCodes.verify(me, code, clientIp(request)) };
  }

  @Route(logInByLink)
  async link(
    { body: { token } }: Received<typeof logInByLink>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const visitor = visitorOf(this.cookies, request);
    const completed = await this.completion.completeByLink(token, visitor);
    return setLoginCookies(this.cookies, reply, completed);
  }

  @Route(getLoginLinkOwner)
  linkOwner({ body: { token } }: Received<typeof getLoginLinkOwner>, @Me() me?: CurrentUser) {
    return this.logins.ownerOfLink(token, me);
  }

  @Route(resendPhoneCode)
  async resendVerification(@Me() me: CurrentUser, @Req() request: FastifyRequest) {
    await this.phoneCodes.resend(me, clientIp(request));
  }

  @Route(getPhoneCode)
  phoneCode(@Me() me: CurrentUser) {
    return this.phoneCodes.delivery(me);
  }
}
