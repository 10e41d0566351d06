import { BadRequestException, ForbiddenException, Injectable } from '@nestjs/common';
import { mailboxOf, UnsolicitedMail } from '../../account/index.js';
import { Captcha } from '../../platform/captcha/captcha.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { trustOf } from '../../platform/limits/limited.js';
import { Limits, type Who } from '../../platform/limits/limits.js';
import { botCheckSentence } from './contract.js';

export type PostingAction = 'find_help_submit' | 'offer_help_submit' | 'create_listing' | 'alert';

export interface BotCheckAnswer {
  action: PostingAction;
  token: string | undefined;
  ip: string;
}

const logInInstead = 'Or log in: members have a limit of their own.';

@Injectable()
export class PostingGate {
  constructor(
    private readonly captcha: Captcha,
    private readonly limits: Limits,
    private readonly mail: UnsolicitedMail,
  ) {}

  async passGuest(
    botCheck: BotCheckAnswer,
    email: string,
    limit: 'listing.guest' | 'alert.guest' = 'listing.guest',
  ): Promise<void> {
    const token = tokenOf(botCheck);
    const destination = mailboxOf(email);
    await this.limits.take(limit, { ip: botCheck.ip }, logInInstead);
    await this.expectHuman(botCheck, token, { ip: botCheck.ip, destination });
    await this.limits.take(limit, { destination }, logInInstead);
    await this.mail.takeOne(email, logInInstead);
  }

  async passMember(botCheck: BotCheckAnswer, me: CurrentUser): Promise<void> {
    await this.expectHuman(botCheck, tokenOf(botCheck), { ip: botCheck.ip, account: me.person });
    await this.passAgain(me);
  }

  /** For reposts, which need no new bot check. */
  async passAgain(me: CurrentUser): Promise<void> {
    await this.limits.take('listing.create', { account: me.person, trust: trustOf(me) });
  }

  private async expectHuman({ action, ip }: BotCheckAnswer, token: string, who: Who): Promise<void> {
    const visitor = await this.captcha.check({ token, action, ip });
    if (visitor === 'suspect') throw new ForbiddenException(botCheckSentence);
    if (visitor === 'unproven') await this.limits.take('listing.unproven', who);
  }
}

function tokenOf({ token }: BotCheckAnswer): string {
  if (!token) throw new BadRequestException(botCheckSentence);
  return token;
}
