import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { Mail } from '../../platform/mail/mail.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { currentLanguage } from '../../platform/request-context.js';
import type { BegunProof, ProofPurpose } from '../contract.js';
import { CodeCheck } from '../codes/code-check.js';
import { wrongCode } from '../codes/refusals.js';
import { maskEmail } from '../people/mailbox.js';
import { wordsOf } from '../words/index.js';
import { ProofAttempts } from './proof-attempts.js';

const freshFor = `interval '10 minutes'`;

const findFresh = `
  select 1 from session where id = $1 and created_at > now() - ${freshFor}
  union all
  select 1 from fresh_proof where session_id = $1 and purpose = $2 and proven_at > now() - ${freshFor}
  limit 1`;

const prove = `
  insert into fresh_proof (session_id, purpose) values (?, ?)
  on conflict (session_id, purpose) do update set proven_at = now()`;

@Injectable()
export class ProofsService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: ProofAttempts,
    private readonly codeCheck: CodeCheck,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async isFresh({ sessionId }: CurrentUser, purpose: ProofPurpose): Promise<boolean> {
    return (await this.database.query('proof-fresh', findFresh, [sessionId, purpose])).length > 0;
  }

  async begin(me: CurrentUser, purpose: ProofPurpose, ip: string): Promise<BegunProof> {
    if (await this.isFresh(me, purpose)) return { needed: false, sentTo: null };
    await this.limits.take('proof.code', { ip, account: me.person });
    await this.em.transactional(async (em) => {
      const { code, mailBy } = await this.attempts.newCode(em, me, purpose);
      const mail = renderForReader(proofMail(purpose, code), me.language ?? currentLanguage(), this.config);
      await this.mail.send(em, { to: me.email, mail, notAfter: mailBy });
    });
    return { needed: true, sentTo: maskEmail(me.email) };
  }

  async confirm(me: CurrentUser, purpose: ProofPurpose, code: string, ip: string): Promise<void> {
    const count = () => this.attempts.count(me.sessionId, purpose);
    const checked = await this.codeCheck.check({ code, purpose: 'proof', ip, count });
    await this.em.transactional(async (em) => {
      if (!(await this.attempts.useCode(em, checked))) throw wrongCode();
      await em.execute(prove, [me.sessionId, purpose]);
    });
  }
}

const proofMail =
  (purpose: ProofPurpose, code: string): MailText =>
  (language) => {
    const { hello, proof: words } = wordsOf(language);
    return {
      subject: words.subject(productName, purpose),
      greeting: hello,
      paragraphs: [words.text(purpose)],
      code,
      footnote: words.footnote,
    };
  };
