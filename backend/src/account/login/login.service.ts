import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { Captcha } from '../../platform/captcha/captcha.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { botCheckSentence, type LoginAnswer, type LoginLinkOwner, type LoginRequest } from '../contract.js';
import { mailboxOf, maskEmail } from '../people/mailbox.js';
import { UnsolicitedMail } from '../notifications/unsolicited-mail.js';
import { KnownDevices } from '../sessions/known-devices.js';
import type { Visitor } from './visitor.js';
import { newToken } from '../codes/codes.js';
import { GuestLogin } from './guest-login.js';
import { LoginAttempts, type LoginSecrets } from './login-attempts.js';
import { linkStillWorks, unknownAttempt, usedLink } from '../codes/refusals.js';
import { wordsOf } from '../words/index.js';

export interface BegunLogin {
  answer: LoginAnswer;
  /** Goes into the attempt's cookie: the code works only in the browser that began the login. */
  browserToken: string;
}

interface MailedLogin extends LoginSecrets {
  id: string;
  email: string;
  isOwn: boolean;
}

/** Looks no account up but those that know this device, so neither response nor timing reveals whether an email has one. */
@Injectable()
export class LoginService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: LoginAttempts,
    private readonly captcha: Captcha,
    private readonly guests: GuestLogin,
    private readonly knownDevices: KnownDevices,
    private readonly limits: Limits,
    private readonly mail: UnsolicitedMail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin(
    { email, captchaToken }: LoginRequest,
    visitor: Visitor,
    me?: CurrentUser,
  ): Promise<BegunLogin> {
    const { ip } = visitor;
    if (!captchaToken) throw new BadRequestException(botCheckSentence);
    await this.limits.take('login.request', { ip }, linkStillWorks);
    const isOwn = me?.email === email || (await this.knownDevices.knows(email, visitor.device));
    const judged = await this.captcha.check({ token: captchaToken, action: 'login', ip });
    if (judged === 'suspect') throw new ForbiddenException(botCheckSentence);
    const destination = destinationOf(email, isOwn && visitor);
    if (judged === 'unproven') await this.limits.take('login.unproven', { ip, destination }, linkStillWorks);
    await this.limits.take('login.request', { destination }, linkStillWorks);
    if (!isOwn) await this.mail.takeOne(email, linkStillWorks);

    const attempt = { id: newToken(128), browserToken: newToken(256) };
    const needsVerification = me?.email !== email;
    if (needsVerification) {
      await this.em.transactional(async (em) =>
        this.sendMail(em, {
          ...(await this.attempts.open(em, attempt.id, email, attempt.browserToken)),
          id: attempt.id,
          email,
          isOwn,
        }),
      );
    }
    return { answer: { needsVerification, user: { id: attempt.id } }, browserToken: attempt.browserToken };
  }

  async resend(attempt: string, visitor: Visitor): Promise<void> {
    await this.limits.take('login.request', { ip: visitor.ip }, linkStillWorks);
    const email = await this.attempts.emailOf(attempt, visitor.browserToken);
    if (!email) throw unknownAttempt();
    const isOwn = await this.knownDevices.knows(email, visitor.device);
    const destination = destinationOf(email, isOwn && visitor);
    await this.limits.take('login.request', { destination }, linkStillWorks);
    if (!isOwn) await this.mail.takeOne(email, linkStillWorks);
    await this.em.transactional(async (em) => {
      const secrets = await this.attempts.renew(em, attempt);
      if (!secrets) throw unknownAttempt();
      await this.sendMail(em, { ...secrets, id: attempt, email, isOwn });
    });
  }

  async ownerOfLink(linkToken: string, me?: CurrentUser): Promise<LoginLinkOwner> {
    const email = await this.attempts.emailOfLink(linkToken);
    if (!email) throw usedLink();
    return { email: maskEmail(email), endsOtherSession: me !== undefined && me.email !== email };
  }

  private async sendMail(em: EntityManager, { email, isOwn, ...attempt }: MailedLogin): Promise<void> {
    const content = (await this.guests.mailFor(em, attempt)) ?? loginMail(attempt, this.config.publicUrl);
    return this.mail.send(em, { to: email, content, notAfter: attempt.mailBy, isOwn });
  }
}

/** Strangers cannot use up what a device of the account's owner may ask for. */
const destinationOf = (email: string, owner: Visitor | false) =>
  owner ? `${mailboxOf(email)} on ${owner.device.token ?? owner.sessionToken}` : mailboxOf(email);

/** In the language of the page: who has an account is not looked up. */
const loginMail =
  ({ code, linkToken }: LoginSecrets, publicUrl: string): MailText =>
  (language) => {
    const { hello, login: words } = wordsOf(language);
    return {
      subject: words.subject(productName),
      greeting: hello,
      paragraphs: [words.text(productName)],
      code,
      // The token is in the URL's fragment, which no log records. Opening the page does not use the link up.
      action: { label: words.link, url: `${publicUrl}/login-link#token=${linkToken}` },
      footnote: words.footnote,
    };
  };
