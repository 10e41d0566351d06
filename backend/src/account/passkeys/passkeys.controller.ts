import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { setLoginCookies, visitorOf } from '../login/visitor.js';
import { FreshProof } from '../proof/fresh-proof.js';
import { Cookies } from '../sessions/cookies.js';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  logInByPasskey,
  removePasskey,
} from './endpoints.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { PasskeysService } from './passkeys.service.js';

@Controller()
export class PasskeysController {
  constructor(
    private readonly cookies: Cookies,
    private readonly logins: PasskeyLoginService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Route(listPasskeys)
  list(@Me() me: CurrentUser) {
    return this.passkeys.list(me);
  }

  @Route(beginPasskey)
  @FreshProof('add-passkey')
  begin(@Me() me: CurrentUser) {
    return this.passkeys.begin(me);
  }

  @Route(addPasskey)
  @FreshProof('add-passkey')
  add({ body: made }: Received<typeof addPasskey>, @Me() me: CurrentUser) {
    return this.passkeys.add(me, made);
  }

  @Route(removePasskey)
  @FreshProof('remove-passkey')
  async remove({ params: { id } }: Received<typeof removePasskey>, @Me() me: CurrentUser) {
    await this.passkeys.remove(me, id);
  }

  @Route(beginPasskeyLogin)
  beginLogin() {
    return this.logins.begin();
  }

  @Route(logInByPasskey)
  async logIn(
    { body: login }: Received<typeof logInByPasskey>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const visitor = visitorOf(this.cookies, request);
    return setLoginCookies(this.cookies, reply, await this.logins.complete(login, visitor));
  }
}
