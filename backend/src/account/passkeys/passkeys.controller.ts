import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { meAnswer } from '../contract.js';
import { setLoginCookies, visitorOf } from '../login/visitor.js';
import { FreshProof } from '../proof/fresh-proof.js';
import { Cookies } from '../sessions/cookies.js';
import {
  newPasskey,
  passkey,
  passkeyId,
  passkeyLogin,
  passkeyOptions,
  passkeys,
  type NewPasskey,
  type PasskeyLogin,
} from './contract.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { PasskeysService } from './passkeys.service.js';

@Controller('api/auth')
export class PasskeysController {
  constructor(
    private readonly cookies: Cookies,
    private readonly logins: PasskeyLoginService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Get('passkeys')
  @Operation('listPasskeys', 'List your passkeys')
  @Returns(passkeys)
  list(@Me() me: CurrentUser) {
    return this.passkeys.list(me);
  }

  @Post('passkeys/options')
  @Operation('beginPasskey', 'Begin to add a passkey')
  @Limited('passkey.add')
  @FreshProof('add-passkey')
  @Returns(passkeyOptions)
  begin(@Me() me: CurrentUser) {
    return this.passkeys.begin(me);
  }

  @Post('passkeys')
  @Operation('addPasskey', 'Add a passkey')
  @FreshProof('add-passkey')
  @Returns(passkey)
  add(@Me() me: CurrentUser, @Body(valid(newPasskey)) made: NewPasskey) {
    return this.passkeys.add(me, made);
  }

  @Delete('passkeys/:id')
  @Operation('removePasskey', 'Remove one of your passkeys')
  @FreshProof('remove-passkey')
  @Returns(done)
  async remove(@Me() me: CurrentUser, @Param('id', valid(passkeyId)) id: number) {
    await this.passkeys.remove(me, id);
    return { done: true as const };
  }

  @Post('passkey-login/options')
  @Operation('beginPasskeyLogin', 'Begin a login with a passkey')
  @Public()
  @Limited('login.passkey')
  @Returns(passkeyOptions)
  beginLogin() {
    return this.logins.begin();
  }

  @Post('passkey-login')
  @Operation('logInByPasskey', 'Log in with a passkey')
  @Public()
  @Limited('login.passkey')
  @Returns(meAnswer)
  async logIn(
    @Body(valid(passkeyLogin)) login: PasskeyLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const visitor = visitorOf(this.cookies, request);
    return setLoginCookies(this.cookies, reply, await this.logins.complete(login, visitor));
  }
}
