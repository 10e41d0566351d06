import { Body, Controller, Get, Post, Req, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  loginAnswer,
  loginLinkOwner,
  loginLinkRequest,
  loginRequest,
  meAnswer,
  phoneCode,
  resendCodeRequest,
  verifyRequest,
} from '../contract.js';
import type { LoginLinkRequest, LoginRequest, ResendCodeRequest, VerifyRequest } from '../contract.js';
import { PhoneCodesService } from '../profile/phone-codes.service.js';
import { Cookies } from '../sessions/cookies.js';
import { LoginCompletionService } from './login-completion.service.js';
import { LoginService } from './login.service.js';
import { setLoginCookies, visitorOf } from './visitor.js';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly completion: LoginCompletionService,
    private readonly cookies: Cookies,
    private readonly logins: LoginService,
    private readonly phoneCodes: PhoneCodesService,
  ) {}

  @Post('login')
  @Operation('logIn', 'Log in or sign up')
  @Public()
  @Returns(loginAnswer)
  async login(
    @Body(valid(loginRequest)) form: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Me() me?: CurrentUser,
  ) {
    const { answer, browserToken } = await this.logins.begin(form, visitorOf(this.cookies, request), me);
    this.cookies.setAttempt(reply, browserToken);
    return answer;
  }

  @Post('resend-code')
  @Operation('resendLoginCode', 'Mail the login code again')
  @Public()
  @Returns(done)
  async resendCode(
    @Body(valid(resendCodeRequest)) { userId }: ResendCodeRequest,
    @Req() request: FastifyRequest,
  ) {
    await this.logins.resend(userId, visitorOf(this.cookies, request));
    return { done: true as const };
  }

  @Post('verify')
  @Operation('verifyCode', 'Log in by code, or verify a phone number')
  @Public()
  @Returns(meAnswer)
  async verify(
    @Body(valid(verifyRequest)) { code, userId }: VerifyRequest,
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

  @Post('link')
  @Operation('logInByLink', 'Log in by the link from the mail')
  @Public()
  @Limited('login.link')
  @Returns(meAnswer)
  async link(
    @Body(valid(loginLinkRequest)) { token }: LoginLinkRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const visitor = visitorOf(this.cookies, request);
    const completed = await this.completion.completeByLink(token, visitor);
    return setLoginCookies(this.cookies, reply, completed);
  }

  @Post('link/owner')
  @Operation('getLoginLinkOwner', 'See whose account a login link opens')
  @Public()
  @Limited('login.link-owner')
  @Returns(loginLinkOwner)
  linkOwner(@Body(valid(loginLinkRequest)) { token }: LoginLinkRequest, @Me() me?: CurrentUser) {
    return this.logins.ownerOfLink(token, me);
  }

  @Post('resend-verification')
  @Operation('resendPhoneCode', 'Text the phone code again')
  @Returns(done)
  async resendVerification(@Me() me: CurrentUser, @Req() request: FastifyRequest) {
    await this.phoneCodes.resend(me, clientIp(request));
    return { done: true as const };
  }

  @Get('phone-code')
  @Operation('getPhoneCode', 'See whether the phone code arrived')
  @Limited('list.read')
  @Returns(phoneCode)
  phoneCode(@Me() me: CurrentUser) {
    return this.phoneCodes.delivery(me);
  }
}
