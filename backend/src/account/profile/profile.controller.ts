import { Body, Controller, Delete, Get, Patch, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done, productName } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { accountDeletion, me, profileChange } from '../contract.js';
import { accountData } from './contract.js';
import type { AccountDeletion, ProfileChange } from '../contract.js';
import { FreshProof } from '../proof/fresh-proof.js';
import { Cookies } from '../sessions/cookies.js';
import { AccountService } from './account.service.js';
import { ProfileService } from './profile.service.js';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-account.json`;

@Controller('api/profile')
export class ProfileController {
  constructor(
    private readonly account: AccountService,
    private readonly cookies: Cookies,
    private readonly profile: ProfileService,
  ) {}

  @Patch()
  @Operation('updateProfile', 'Change your profile')
  @Returns(me)
  change(
    @Me() me: CurrentUser,
    @Body(valid(profileChange)) change: ProfileChange,
    @Req() request: FastifyRequest,
  ) {
    return this.profile.change(me, change, clientIp(request));
  }

  @Get('download')
  @Operation('downloadData', 'Download everything we store about you')
  @Limited('account.data')
  @FreshProof('download-data')
  @Returns(accountData)
  download(@Me() me: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return this.account.download(me);
  }

  @Delete()
  @Operation('deleteAccount', 'Delete your account')
  @FreshProof('delete-account')
  @Returns(done)
  async delete(
    @Me() me: CurrentUser,
    @Body(valid(accountDeletion)) { email }: AccountDeletion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.account.delete(me, email);
    this.cookies.clearSession(reply);
    return { done: true as const };
  }
}
