import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { productName } from '../../platform/contract.js';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { FreshProof } from '../proof/fresh-proof.js';
import { Cookies } from '../sessions/cookies.js';
import { AccountService } from './account.service.js';
import { deleteAccount, downloadData, updateProfile } from './endpoints.js';
import { ProfileService } from './profile.service.js';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-account.json`;

@Controller()
export class ProfileController {
  constructor(
    private readonly account: AccountService,
    private readonly cookies: Cookies,
    private readonly profile: ProfileService,
  ) {}

  @Route(updateProfile)
  change({ body }: Received<typeof updateProfile>, @Me() me: CurrentUser, @Req() request: FastifyRequest) {
    return this.profile.change(me, body, clientIp(request));
  }

  @Route(downloadData)
  @FreshProof('download-data')
  download(@Me() me: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return this.account.download(me);
  }

  @Route(deleteAccount)
  @FreshProof('delete-account')
  async delete(
    { body: { email } }: Received<typeof deleteAccount>,
    @Me() me: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.account.delete(me, email);
    this.cookies.clearSession(reply);
  }
}
