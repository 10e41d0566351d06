import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Limits } from '../../platform/limits/limits.js';
import { Codes, type CodePurpose } from './codes.js';
import { linkFirst, linkStillWorks, tooManyTries, wrongCode } from './refusals.js';
import { SiteWrongCodeBudget } from './site-wrong-code-budget.js';

const maxTries = 5;

export interface Try {
  id: string;
  person: string;
  destination: string;
  codeHash: Buffer;
  tries: number;
  isLive: boolean;
}

export interface Guess {
  code: string;
  purpose: CodePurpose;
  ip: string;
  count: () => Promise<Try | null>;
  /** Whether the account has been used on this device. What strangers guess, for the site or for this account, does not lock such a device out. */
  isKnownDevice?: (attempt: Try) => Promise<boolean>;
}

/** Counts each guess before it compares the code, so parallel guesses gain nothing. */
@Injectable()
export class CodeCheck {
  private readonly triesAllowed: number;

  constructor(
    private readonly codes: Codes,
    private readonly limits: Limits,
    private readonly siteBudget: SiteWrongCodeBudget,
    @Inject(CONFIG) config: Config,
  ) {
    this.triesAllowed = Math.ceil(maxTries * config.limitsScale);
  }

  async check({ code, purpose, ip, count, isKnownDevice }: Guess): Promise<Try> {
    const isLogin = purpose === 'login';
    const advice = isLogin ? linkStillWorks : undefined;
    // Counted against the IP address first, so that one address cannot use up the shared limits.
    await this.limits.take('wrong-code.address', { ip }, advice);
    const attempt = await count();
    if (!attempt) throw wrongCode();
    if (attempt.tries > this.triesAllowed) throw tooManyTries(purpose);

    const isKnown = (await isKnownDevice?.(attempt)) === true;
    const account = `${purpose}:${attempt.person}${isKnown ? ':known device' : ''}`;
    const taking = this.limits.take('wrong-code', { account }, advice);
    await (isLogin ? linkFirst(taking) : taking);
    // Logins only: an attack on logins must not block phone verification or a fresh proof.
    const use = isLogin && !isKnown ? await this.siteBudget.take(ip) : null;
    if (!this.codes.matches(attempt.codeHash, code, purpose, attempt.id)) {
      if (use) await this.siteBudget.recordWrong(use);
      throw wrongCode();
    }
    if (use) await this.siteBudget.giveBack(use);
    await this.limits.giveBack('wrong-code', { account });
    await this.limits.giveBack('wrong-code.address', { ip });
    if (!attempt.isLive) throw wrongCode();
    return attempt;
  }
}
