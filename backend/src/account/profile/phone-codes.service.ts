import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { offered } from '../../platform/language/languages.js';
import { trustOf } from '../../platform/limits/limited.js';
import { Limits } from '../../platform/limits/limits.js';
import { currentLanguage } from '../../platform/request-context.js';
import { CodeConversion } from '../../platform/sms/code-conversion.js';
import { Sms } from '../../platform/sms/sms.js';
import type { Me, PhoneCode } from '../contract.js';
import { CodeCheck } from '../codes/code-check.js';
import { ContactAttempts } from '../codes/contact-attempts.js';
import { wrongCode } from '../codes/refusals.js';
import { PeopleService } from '../people/people.service.js';
import type { UserEntity } from '../people/user.entity.js';
import { personOf } from '../people/user-views.js';
import { wordsOf } from '../words/index.js';
import { VerifiedNumbers } from './verified-numbers.js';

/** SMS fraud rents numbers in blocks that share all but the last four digits. */
const prefixOf = (e164: string) => e164.slice(0, -4);

const openAttempt = `
  select code_attempt.id from code_attempt join "user" on "user".id = user_id and phone_e164 = destination
  where purpose = 'phone' and user_id = $1 and used_at is null`;

@Injectable()
export class PhoneCodesService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: ContactAttempts,
    private readonly codeCheck: CodeCheck,
    private readonly conversion: CodeConversion,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly numbers: VerifiedNumbers,
    private readonly people: PeopleService,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Runs in the caller's transaction, which has just written or locked the number. */
  async send(em: EntityManager, user: UserEntity, ip: string): Promise<void> {
    const { id, phoneE164 } = user;
    const returning = trustOf(user) !== 'new';
    if (!phoneE164) throw new BadRequestException('Please add your phone number to your profile first');
    await this.limits.take('phone.code', { ip, account: personOf(user), destination: phoneE164 });
    await this.limits.take('phone.prefix', { destination: prefixOf(phoneE164) });
    if (!returning) await this.conversion.admit(phoneE164);
    const { attempt, code } = await this.attempts.newCode(em, 'phone', id, phoneE164);
    const { dispatch, country } = await this.sms.send(em, {
      to: phoneE164,
      text: wordsOf(offered(this.config, user.language ?? currentLanguage())).phoneCode(productName, code),
      returning,
    });
    await this.conversion.sent(em, { dispatch, attempt, e164: phoneE164, country });
  }

  async resend(me: CurrentUser, ip: string): Promise<void> {
    if (me.verified) throw new BadRequestException('Your phone number is verified already');
    await this.em.transactional(async (em) => {
      await this.send(em, await this.people.lock(em, me.id), ip);
    });
  }

  async delivery(me: CurrentUser): Promise<PhoneCode> {
    const [open] = await this.database.query<{ id: string }>('phone-attempt-current', openAttempt, [me.id]);
    const arrived = open ? await this.conversion.arrived(open.id) : null;
    return { delivery: arrived === null ? 'unknown' : arrived ? 'delivered' : 'undelivered' };
  }

  async verify(me: CurrentUser, code: string, ip: string): Promise<Me> {
    const count = () => this.attempts.count('phone', me.id);
    const checked = await this.codeCheck.check({ code, purpose: 'phone', ip, count });
    const verified = await this.em.transactional(async (em) => {
      const e164 = await this.attempts.useCode(em, checked);
      if (!e164) throw wrongCode();
      await this.conversion.entered(em, checked.id);
      return this.numbers.transfer(em, e164, me.id);
    });
    // The number may belong to a suspended person. Committing has then ended this session.
    await this.people.expectActive(me.id);
    return verified;
  }
}
