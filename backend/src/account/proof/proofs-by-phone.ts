import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { offered } from '../../platform/language/languages.js';
import { Limits } from '../../platform/limits/limits.js';
import { currentLanguage } from '../../platform/request-context.js';
import { Sms } from '../../platform/sms/sms.js';
import type { BegunProof, ProofPurpose } from '../contract.js';
import { maskPhone } from '../people/phone.js';
import { hasSettledPhone } from '../people/settled-phone.js';
import { wordsOf } from '../words/index.js';
import { ProofAttempts } from './proof-attempts.js';
import { ProofsService } from './proofs.service.js';

const findSettled = `select phone_e164 as phone from "user" u where id = $1 and ${hasSettledPhone('u')}`;

/** For members who cannot read their mail any more: the number that they have held for a day. */
@Injectable()
export class ProofsByPhone {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: ProofAttempts,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly proofs: ProofsService,
    private readonly sms: Sms,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin(me: CurrentUser, purpose: ProofPurpose, ip: string): Promise<BegunProof> {
    if (purpose !== 'change-email')
      throw fieldIssue('by', 'Only a change of your email address can be confirmed by phone');
    if (await this.proofs.isFresh(me, purpose)) return { needed: false, sentTo: null };
    const [settled] = await this.database.query<{ phone: string }>('proof-phone', findSettled, [me.id]);
    if (!settled) throw new BadRequestException('Your phone number has not been verified for a day');
    const to = settled.phone;
    const refusal = this.sms.refusal(to);
    if (refusal) throw new BadRequestException(refusal);
    await this.limits.take('proof.code', { ip, account: me.person });
    await this.limits.take('phone.code', { ip, account: me.person, destination: to });
    await this.em.transactional(async (em) => {
      const { code, mailBy } = await this.attempts.newCode(em, me, purpose, to);
      const { phoneCode } = wordsOf(offered(this.config, me.language ?? currentLanguage()));
      await this.sms.send(em, { to, text: phoneCode(productName, code), notAfter: mailBy, returning: true });
    });
    return { needed: true, sentTo: maskPhone(me.phoneNumber ?? to) };
  }
}
